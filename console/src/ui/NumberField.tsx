import { dottedMessage, formatHundredths, parseHundredths } from '@valorisation/rules';
import { useEffect, useState } from 'react';
import { ui } from '../i18n/fr';
import { cx } from './cx';
import { Field, splitField, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface NumberFieldProps extends FieldProps {
  /** Percents, euros and points as integer hundredths. Undefined while the typed text is not a number. */
  value: number | null | undefined;
  onValueChange: (value: number | null | undefined) => void;
  /** The unit inside the field: %, €. */
  suffix?: string;
  name?: string;
  disabled?: boolean;
}

const shown = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : formatHundredths(value).replace(/,00$/, '');

/** A decimal in French notation. */
export function NumberField({ value, onValueChange, suffix, ...rest }: NumberFieldProps) {
  const [field, control] = splitField(rest);
  const [text, setText] = useState(shown(value));
  const [left, setLeft] = useState(false);
  const typed = parseHundredths(text);
  const invalid = suffix === '€' ? ui.eurosInvalid : ui.numberInvalid;
  const error = field.error ?? (left && typed === undefined ? invalid : null);

  useEffect(() => {
    setText((current) =>
      parseHundredths(current) === value || parseHundredths(current) === undefined ? current : shown(value),
    );
  }, [value]);

  return (
    <Field {...field} error={error === null ? null : (dottedMessage(text) ?? error)}>
      {(links) => (
        <span className={styles.adorned}>
          <input
            {...control}
            {...links}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={cx(links.className, suffix !== undefined && styles.withSuffix)}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setLeft(false);
              onValueChange(parseHundredths(event.target.value));
            }}
            onBlur={() => {
              setLeft(true);
              if (typed !== undefined) setText(shown(typed));
            }}
          />
          {suffix !== undefined && (
            <span className={styles.suffix} aria-hidden="true">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
