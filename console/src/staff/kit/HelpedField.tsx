/** A text field whose help gives way to what is wrong with it. */
import { TextField, type TextFieldProps } from '@mui/material';

export interface HelpedFieldProps extends Pick<
  TextFieldProps,
  'type' | 'fullWidth' | 'margin' | 'multiline' | 'minRows' | 'inputRef' | 'slotProps'
> {
  label: string;
  value: string;
  fault: string | undefined;
  /** Room for a fault where there is none. */
  help?: string;
  onText: (text: string) => void;
}

export function HelpedField({ fault, help = ' ', onText, ...field }: HelpedFieldProps) {
  return (
    <TextField
      {...field}
      error={fault !== undefined}
      helperText={fault ?? help}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
