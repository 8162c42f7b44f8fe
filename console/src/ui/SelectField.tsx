import type { ComponentProps } from 'react';
import { ui } from '../i18n/fr';
import { Field, splitField, type FieldProps } from './Field';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'value' | 'onChange' | 'multiple'> {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly (SelectOption | SelectGroup)[];
  /** The text of the empty choice. Null: there is no empty choice. */
  placeholder?: string | null;
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

export function SelectField({ options, onValueChange, placeholder = ui.chooseOption, ...rest }: SelectFieldProps) {
  const [field, control] = splitField(rest);
  return (
    <Field {...field}>
      {(links) => (
        <select {...control} {...links} onChange={(event) => onValueChange(event.target.value)}>
          {placeholder !== null && <option value="">{placeholder}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map((inner) => (
                  <Option key={inner.value} {...inner} />
                ))}
              </optgroup>
            ) : (
              <Option key={option.value} {...option} />
            ),
          )}
        </select>
      )}
    </Field>
  );
}
