import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import type { AccountRequest, BesideHead } from '@valorisation/contract';
import { staffRequests as words } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';

const { accepting } = words;

export interface AcceptDialogProps {
  row: AccountRequest;
  busy: boolean;
  refusal: string | null;
  onClose: () => void;
  onAccept: (beside: BesideHead) => void;
}

/** Asks what the account becomes where the establishment has a head already. */
export function AcceptDialog({ row, busy, refusal, onClose, onAccept }: AcceptDialogProps) {
  const id = useId();
  const [beside, setBeside] = useState<BesideHead>('associated');
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{accepting.title}</DialogTitle>
      <DialogContent>
        <Refusal text={refusal} />
        <DialogContentText gutterBottom>{accepting.text(row.company_name, row.user_email)}</DialogContentText>
        {row.head_email !== null && (
          <FormControl>
            <FormLabel id={`${id}-beside`}>{accepting.beside(row.head_email)}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-beside`}
              value={beside}
              onChange={(_, value) => setBeside(value === 'head' ? 'head' : 'associated')}
            >
              <FormControlLabel value="associated" control={<Radio />} label={accepting.associated} />
              <FormControlLabel value="head" control={<Radio />} label={accepting.head} />
            </RadioGroup>
          </FormControl>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="contained" disabled={busy} onClick={() => onAccept(beside)}>
          {accepting.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
