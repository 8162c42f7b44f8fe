import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'checked' | 'ref'> {
  /** mixed: only some of the items are chosen. */
  checked: boolean | 'mixed';
  label: string;
  /** The visible text beside the box. Without it, the label is only for screen readers. */
  children?: ReactNode;
}

/** A checkbox. The clickable area is 40 px wide, the box itself 20 px. */
export function Checkbox({ checked, label, children, className, ...control }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    // HTML has no attribute for the mixed state, so the state is set on the element.
    if (input.current !== null) input.current.indeterminate = checked === 'mixed';
  }, [checked]);

  return (
    <label className={cx(styles.checkbox, className)}>
      <input {...control} ref={input} type="checkbox" aria-label={label} checked={checked === true} />
      {children !== undefined && <span aria-hidden="true">{children}</span>}
    </label>
  );
}
