import type { ReceiptLine } from '@valorisation/rules';
import type { ReactNode } from 'react';
import { classification as texts } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Receipt } from './Receipt';

const { result: words } = texts;

interface ExplanationDialogProps {
  subject: ReactNode;
  /** What the amount assumes until it is final. */
  note?: string | undefined;
  reason: ReactNode;
  lines: readonly ReceiptLine[];
  onClose: () => void;
}

export function ExplanationDialog({ subject, note, reason, lines, onClose }: ExplanationDialogProps) {
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.explainTitle}
      actions={<Button onClick={() => window.print()}>{words.print}</Button>}
    >
      <p>{subject}</p>
      {note !== undefined && <p className="remark">{note}</p>}
      {reason}
      <Receipt lines={lines} />
    </Dialog>
  );
}
