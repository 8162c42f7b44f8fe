/** The dialog for choosing a file of the media library: the upload comes first, then a search, then the files. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Pagination, TextField } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { messageOf } from '../../core/errors';
import type { StaffMedia } from '@valorisation/contract';
import { staffKit, staffMedia as words } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';
import { UploadArea } from './UploadArea';
import { useMediaPage, type MediaRow } from './useMediaPage';
import { useUploads } from './useUploads';

interface PickDialogProps {
  kind: StaffMedia['kind'];
  title: string;
  onClose: () => void;
  onSent: (media: StaffMedia) => void;
  children: (rows: readonly MediaRow[]) => ReactNode;
}

export function PickDialog({ kind, title, onClose, onSent, children }: PickDialogProps) {
  const id = useId();
  const { rows, pages, page, setPage, word, search, isPending, error } = useMediaPage(kind);
  const uploads = useUploads({ kind, onSent });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <UploadArea uploads={uploads} kind={kind} />
        <TextField
          label={words.search}
          size="small"
          fullWidth
          margin="normal"
          value={word}
          onChange={({ target }) => search(target.value)}
        />
        <Refusal text={error === null ? null : messageOf(error)} />
        {!isPending && rows.length === 0 ? <p>{words.nothing[kind]}</p> : children(rows)}
        {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{staffKit.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
