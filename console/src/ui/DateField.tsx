import { dayMessage, formatDay, readDay, type Day } from '@valorisation/rules';
import { useEffect, useState } from 'react';
import { ui } from '../i18n/fr';
import { Field, splitField, type FieldProps } from './Field';
import { withSlashes } from './frenchInput';

export interface DateFieldProps extends FieldProps {
  /** Undefined while the typed text is not a day. */
  value: Day | null | undefined;
  onValueChange: (value: Day | null | undefined) => void;
  name?: string;
  disabled?: boolean;
  autoComplete?: string;
}

/** In characters. It has room for pasted spaces, because the browser would cut the year off without a message. */
const LONGEST_TYPED = 40;

const shown = (value: Day | null | undefined) => (value ? formatDay(value) : '');

/** A day typed as JJ/MM/AAAA. The form is the same in every browser language. */
export function DateField({ value, onValueChange, ...rest }: DateFieldProps) {
  const [field, control] = splitField(rest);
  const [text, setText] = useState(shown(value));
  const [left, setLeft] = useState(false);
  const typed = readDay(text);

  useEffect(() => {
    // The text follows a change of the value from outside. It does not follow the user's own typing.
    setText((current) => (readDay(current) === value || readDay(current) === undefined ? current : shown(value)));
  }, [value]);

  return (
    <Field {...field} error={(left ? dayMessage(text) : null) ?? field.error}>
      {(links) => (
        <input
          {...control}
          {...links}
          type="text"
          inputMode="numeric"
          placeholder={ui.dateFormat}
          maxLength={LONGEST_TYPED}
          value={text}
          onChange={(event) => {
            const next = withSlashes(event.target.value, text);
            setText(next);
            setLeft(false);
            onValueChange(readDay(next));
          }}
          onBlur={() => {
            setLeft(true);
            if (typed !== undefined) setText(shown(typed));
          }}
        />
      )}
    </Field>
  );
}
