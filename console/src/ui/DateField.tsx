import type { Day } from '@valorisation/rules';
import { ui } from '../i18n/fr';
import { Field, splitField, type FieldProps } from './Field';
import { LONGEST_TYPED_DAY, useDayText } from './useDayText';

export interface DateFieldProps extends FieldProps {
  /** Undefined while the typed text is not a day. */
  value: Day | null | undefined;
  onValueChange: (value: Day | null | undefined) => void;
  name?: string;
  disabled?: boolean;
  autoComplete?: string;
}

/** A day typed as JJ/MM/AAAA. The form is the same in every browser language. */
export function DateField({ value, onValueChange, ...rest }: DateFieldProps) {
  const [field, control] = splitField(rest);
  const { text, fault, type, leave } = useDayText(value, onValueChange);
  return (
    <Field {...field} error={fault ?? field.error}>
      {(links) => (
        <input
          {...control}
          {...links}
          type="text"
          inputMode="numeric"
          placeholder={ui.dateFormat}
          maxLength={LONGEST_TYPED_DAY}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
