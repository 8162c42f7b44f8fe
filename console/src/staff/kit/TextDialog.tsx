/** Asks for one text without which nothing is done. */
import { useRef, useState, type ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { HelpedField, type HelpedFieldProps } from './HelpedField';

interface TextDialogProps extends FormDialogProps {
  label: string;
  /** Told where nothing was typed. */
  required: string;
  field?: Pick<HelpedFieldProps, 'type' | 'multiline' | 'minRows'>;
  htmlInput?: Readonly<Record<string, string | number>>;
  /** Whose password it is, for who lets the browser keep it. */
  account?: string;
  /** Read before it is typed. */
  before?: ReactNode;
  /** As it was typed. */
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
