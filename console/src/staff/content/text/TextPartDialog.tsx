import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { staffContent } from '../../../i18n/fr';

const { text: words } = staffContent;

interface TextPartDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  /** Beside the two buttons that every one has. */
  more?: ReactNode;
  children: ReactNode;
}

/** A few fields about a part of a text. */
export function TextPartDialog({ title, onClose, onSubmit, more, children }: TextPartDialogProps) {
  const id = useId();
  return (
    // Its own focus comes back to the text, which the one who opened it sees to.
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
          // The form of the whole content is around it in React, though not in the page.
          event.stopPropagation();
          onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          {more}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="contained">
            {words.apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
