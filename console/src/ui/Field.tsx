/** The parts that every form field has: label, hint, error, and the ids that connect them. */
import { useId, type ReactNode } from 'react';
import { ui } from '../i18n/fr';
import { cx } from './cx';
import styles from './Field.module.css';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** A word's definition that can be opened, beside the label. */
  help?: ReactNode;
  /** What to change. Read out when it appears. */
  error?: string | null | undefined;
  /** True when another element reads the error out: the list of errors above a long form. */
  quietError?: boolean;
  /** The field may stay empty, and its label says so, unless the value is `silent`. Fields are required by default. */
  optional?: boolean | 'silent';
  /** True: the label is only for screen readers. */
  hideLabel?: boolean;
  /** Another way to answer, in the same line as the control. */
  beside?: ReactNode;
  className?: string | undefined;
}

export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hint, help, error, quietError, optional = false, hideLabel = false, className, children } = props;
  const { beside } = props;
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error ? `${id}-error` : undefined;
  const control = children({
    id,
    className: styles.control,
    'aria-describedby': cx(hintId, errorId) || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
  });
  const caption = (
    <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'strong'}>
      {label}
      {optional === true && <span className="quiet regular"> ({ui.optional})</span>}
    </label>
  );
  return (
    <div className={cx('stack gap-1 shrinkable', className)}>
      {help === undefined ? (
        caption
      ) : (
        <div className={cx('row gap-1', styles.helped)}>
          {caption}
          {help}
        </div>
      )}
      {beside === undefined ? (
        control
      ) : (
        <div className="flex gap-2">
          {control}
          {beside}
        </div>
      )}
      {hint !== undefined && (
        <div id={hintId} className="hint small">
          {hint}
        </div>
      )}
      {error && (
        <div id={errorId} className={styles.error} role={quietError === true ? undefined : 'alert'}>
          {error}
        </div>
      )}
    </div>
  );
}

/** Separates the props of the field from those of its control. */
export function splitField<Props extends FieldProps>(props: Props): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { label, hint, help, error, quietError, optional, hideLabel, beside, className, ...control } = props;
  const field: FieldProps = {
    label,
    hint,
    ...(help !== undefined && { help }),
    error,
    ...(quietError !== undefined && { quietError }),
    ...(optional !== undefined && { optional }),
    ...(hideLabel !== undefined && { hideLabel }),
    ...(beside !== undefined && { beside }),
    ...(className !== undefined && { className }),
  };
  return [field, control];
}
