/** A text field whose error replaces its help. */
import { TextField, type TextFieldProps } from '@mui/material';

export interface HelpedFieldProps extends Pick<
  TextFieldProps,
  'type' | 'fullWidth' | 'margin' | 'multiline' | 'minRows' | 'inputRef' | 'slotProps'
> {
  label: string;
  value: string;
  fault: string | undefined;
  /** The help text. When there is none, room is kept for an error. */
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
