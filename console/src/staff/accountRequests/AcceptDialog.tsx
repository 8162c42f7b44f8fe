import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId, useState } from 'react';
import type { AccountRequest, BesideHead } from '@valorisation/contract';
import { staffRequests } from '../../i18n/fr';
import { ConfirmDialog } from '../kit/ConfirmDialog';

const { accepting: words } = staffRequests;

export interface AcceptDialogProps {
  row: AccountRequest;
  busy: boolean;
  refusal: string | null;
  onClose: () => void;
  onAccept: (beside: BesideHead) => void;
}

/** If the establishment already has a head, the dialog asks for the role of the new account. */
export function AcceptDialog({ row, busy, refusal, onClose, onAccept }: AcceptDialogProps) {
  const id = useId();
  const [beside, setBeside] = useState<BesideHead>('associated');
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
        <FormControl>
          <FormLabel id={`${id}-beside`}>{words.beside(row.head_email)}</FormLabel>
          <RadioGroup
            aria-labelledby={`${id}-beside`}
            value={beside}
            onChange={(_, value) => setBeside(value === 'head' ? 'head' : 'associated')}
          >
            <FormControlLabel value="associated" control={<Radio />} label={words.associated} />
            <FormControlLabel value="head" control={<Radio />} label={words.head} />
          </RadioGroup>
        </FormControl>
      )}
    </ConfirmDialog>
  );
}
