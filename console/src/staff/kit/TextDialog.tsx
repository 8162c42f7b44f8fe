import { useRef, useState, type ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { HelpedField, type HelpedFieldProps } from './HelpedField';

interface TextDialogProps extends FormDialogProps {
  label: string;
  required: string;
  field?: Pick<HelpedFieldProps, 'type' | 'multiline' | 'minRows'>;
  htmlInput?: Readonly<Record<string, string | number>>;
  /** The account that the password belongs to, for browsers that store passwords. */
  account?: string;
  before?: ReactNode;
  onText: (text: string) => void;
}

export function TextDialog({ label, required, field, htmlInput, account, before, onText, ...frame }: TextDialogProps) {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function submit() {
    setIsMissing(text.trim() === '');
    if (text.trim() === '') input.current?.focus();
    else onText(text);
  }

  return (
    <FormDialog {...frame} first={input} onSubmit={submit}>
      {before}
      {account !== undefined && (
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      )}
      <HelpedField
        {...field}
        label={label}
        fullWidth
        margin="normal"
        inputRef={input}
        value={text}
        fault={isMissing ? required : undefined}
        slotProps={{ htmlInput: { 'aria-required': true, ...htmlInput } }}
        onText={setText}
      />
    </FormDialog>
  );
}
