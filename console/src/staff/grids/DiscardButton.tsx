import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { staffGridCalls } from '@valorisation/contract';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { call } from '../../api/call';
import { messageOf } from '../../core/errors';
import { staffGridDraft } from '../../i18n/fr';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { nameOf, type GridRow } from './gridFacts';

const { discard: words } = staffGridDraft;

export function DiscardButton({ row }: { row: GridRow }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => call(staffGridCalls.discard, { params: { id: row.id }, body: { version: row.version } }),
    onSuccess: () => {
      notify(words.done, { type: 'success' });
      redirect('list', 'grids');
    },
  });

  return (
    <>
      <Button size="small" color="error" onClick={() => setIsAsked(true)}>
        {words.act}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.title}
          text={words.text(nameOf(row))}
          confirm={words.act}
          busy={isPending}
          refusal={error && messageOf(error)}
          onClose={() => setIsAsked(false)}
          onConfirm={() => mutate()}
        />
      )}
    </>
  );
}
