import { MenuItem, TextField } from '@mui/material';
import { HelpedField } from '../../kit/HelpedField';
import type { CaseErrors, CaseValues } from './caseValues';

type TextName = {
  [Name in keyof CaseValues]: string extends CaseValues[Name] ? Name : never;
}[keyof CaseValues];

export interface FormFields {
  readonly values: CaseValues;
  readonly errors: CaseErrors;
  change(changed: Partial<CaseValues>): void;
}

interface TextInputProps extends FormFields {
  name: TextName;
  label: string;
  help?: string;
  decimal?: boolean;
  longest?: number;
}

export function TextInput({ name, label, help, decimal = false, longest, values, errors, change }: TextInputProps) {
  return (
    <HelpedField
      label={label}
      fullWidth
      value={values[name]}
      fault={errors[name]}
      {...(help !== undefined && { help })}
      slotProps={{ htmlInput: { maxLength: longest, autoComplete: 'off', ...(decimal && { inputMode: 'decimal' }) } }}
      onText={(text) => change({ [name]: text })}
    />
  );
}

interface ChoiceInputProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function ChoiceInput({ label, value, choices, error, onChange }: ChoiceInputProps) {
  return (
    <TextField
      select
      label={label}
      fullWidth
      value={value}
      error={error !== undefined}
      helperText={error ?? ' '}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map(([one, text]) => (
        <MenuItem key={one} value={one} sx={{ whiteSpace: 'normal' }}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
