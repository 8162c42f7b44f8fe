import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import type { LiveAmount } from '@valorisation/contract';
import { useId } from 'react';
import { staffContent, staffKit } from '../../../i18n/fr';

const { text: words } = staffContent;

interface AmountDialogProps {
  amounts: readonly LiveAmount[];
  onPick: (name: string) => void;
  onClose: () => void;
}

export function AmountDialog({ amounts, onPick, onClose }: AmountDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm" disableRestoreFocus>
      <DialogTitle id={id}>{words.amountTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.amountHelp}</DialogContentText>
        <List component="div">
          {amounts.map(({ id: name, label, value }) => (
            <ListItemButton key={name} component="button" onClick={() => onPick(name)} sx={{ width: '100%' }}>
              <ListItemText primary={label} secondary={value ?? words.noValue} />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{staffKit.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
