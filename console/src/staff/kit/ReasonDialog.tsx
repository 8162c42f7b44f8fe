/** Asks for the reason of an act. The people concerned will read the reason. */
import { LONGEST_REASON } from '@valorisation/contract';
import type { FormDialogProps } from './FormDialog';
import { TextDialog } from './TextDialog';

interface ReasonDialogProps extends Omit<FormDialogProps, 'confirm' | 'isGrave'> {
  words: { readonly reason: string; readonly required: string; readonly confirm: string };
  longest?: number;
  onReason: (reason: string) => void;
}

export function ReasonDialog({ words, longest = LONGEST_REASON, onReason, ...frame }: ReasonDialogProps) {
  return (
    <TextDialog
      {...frame}
      isGrave
      confirm={words.confirm}
      label={words.reason}
      required={words.required}
      field={{ multiline: true, minRows: 3 }}
      htmlInput={{ maxLength: longest }}
      onText={(reason) => onReason(reason.trim())}
    />
  );
}
