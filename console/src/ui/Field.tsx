/** The shared parts of every form field: label, hint, error, and the links between them. */
import { useId, type ReactNode } from 'react';
import { ui } from '../i18n/fr';
import { cx } from './cx';
import styles from './Field.module.css';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** A definition to open, beside the label. */
  help?: ReactNode;
  /** What to change; announced when it appears. */
  error?: string | null | undefined;
  /** Another element announces the error: the list of errors above a long form. */
  quietError?: boolean;
  /** The field may stay empty, and says so unless `silent`. Fields are required by default. */
  optional?: boolean | 'silent';
  /** Keeps the label only for screen readers. */
  hideLabel?: boolean;
  className?: string;
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
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error ? `${id}-error` : undefined;
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
        <div className="row gap-1">
          {caption}
          {help}
        </div>
      )}
      {hint !== undefined && (
        <div id={hintId} className="hint">
          {hint}
        </div>
      )}
      {children({
        id,
        className: styles.control,
        'aria-describedby': cx(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {error && (
        <div id={errorId} className={styles.error} role={quietError === true ? undefined : 'alert'}>
          {error}
        </div>
      )}
    </div>
  );
}

/** Separates the field's own props from a control's. */
export function splitField<Props extends FieldProps>(props: Props): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { label, hint, help, error, quietError, optional, hideLabel, className, ...control } = props;
  const field: FieldProps = {
    label,
    hint,
    ...(help !== undefined && { help }),
    error,
    ...(quietError !== undefined && { quietError }),
    ...(optional !== undefined && { optional }),
    ...(hideLabel !== undefined && { hideLabel }),
    ...(className !== undefined && { className }),
  };
  return [field, control];
}
