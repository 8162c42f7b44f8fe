import { useState } from 'react';
import type { AccountRequest, BesideHead as Role } from '@valorisation/contract';
import { staffRequests } from '../../i18n/fr';
import { BesideHead } from '../kit/BesideHead';
import { ConfirmDialog } from '../kit/ConfirmDialog';

const { accepting: words } = staffRequests;

export interface AcceptDialogProps {
  row: AccountRequest;
  busy: boolean;
  refusal: string | null;
  onClose: () => void;
  onAccept: (beside: Role) => void;
}

/** If the establishment already has a head, the dialog asks for the role of the new account. */
export function AcceptDialog({ row, busy, refusal, onClose, onAccept }: AcceptDialogProps) {
  const [beside, setBeside] = useState<Role>('associated');
  return (
    <ConfirmDialog
      title={words.title}
      text={
        row.has_account ? words.further(row.company_name, row.user_email) : words.text(row.company_name, row.user_email)
      }
      confirm={words.confirm}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => onAccept(beside)}
    >
      {row.head_email !== null && (
        <BesideHead label={words.beside(row.head_email)} words={words} value={beside} onChange={setBeside} />
      )}
    </ConfirmDialog>
  );
}
