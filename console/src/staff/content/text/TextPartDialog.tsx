import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { staffContent, staffKit } from '../../../i18n/fr';

const { text: words } = staffContent;

interface TextPartDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  /** Buttons beside the two standard ones. */
  more?: ReactNode;
  children: ReactNode;
}

export function TextPartDialog({ title, onClose, onSubmit, more, children }: TextPartDialogProps) {
  const id = useId();
  return (
    // The caller gives the focus back to the text.
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      slotProps={{ transition: { onEntered: (node) => node.querySelector('input')?.focus() } }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree this form is inside the form of the whole content, although it is not in the page.
          event.stopPropagation();
          onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          {more}
          <Button onClick={onClose}>{staffKit.cancel}</Button>
          <Button type="submit" variant="contained">
            {words.apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
