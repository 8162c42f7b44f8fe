import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'checked' | 'ref'> {
  /** mixed: some of what it stands for is chosen. */
  checked: boolean | 'mixed';
  label: string;
  /** What is seen beside the box; without it the label is for assistive technology alone. */
  children?: ReactNode;
}

/** A choice to tick; its whole target is 40 px, the box itself 20. */
export function Checkbox({ checked, label, children, className, ...control }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    // The attribute does not exist in HTML: the state is the element's own.
    if (input.current !== null) input.current.indeterminate = checked === 'mixed';
  }, [checked]);

  return (
    <label className={cx(styles.checkbox, className)}>
      <input {...control} ref={input} type="checkbox" aria-label={label} checked={checked === true} />
      {children !== undefined && <span aria-hidden="true">{children}</span>}
    </label>
  );
}
