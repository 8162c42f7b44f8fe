/** The places where a file is used, with links. A file that is not used can be deleted. */
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useDataProvider, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { mediaCalls, type MediaUse } from '@valorisation/contract';
import { messageOf } from '../../core/errors';
import { useCall } from '../../api/useCall';
import { staffMedia } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';
import { ErrorState } from '../../ui/State';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { Minor } from '../kit/CardList';
import type { MediaRow } from './useMediaPage';

const { usage: words, remove } = staffMedia;

export function MediaUses() {
  const row = useRecordContext<MediaRow>();
  const { data, error, refetch } = useCall(
    mediaCalls.uses,
    { params: { id: row?.id ?? 0 } },
    { enabled: row !== undefined },
  );
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (row === undefined || data === undefined) return null;
  return (
    <Stack as="section" gap={2} above={4} align="start" aria-label={words.title}>
      <h2>{words.title}</h2>
      {data.length === 0 ? (
        <>
          <p>{words.none}</p>
          <DeleteMedia row={row} />
        </>
      ) : (
        <>
          <Stack as="ul" gap={2}>
            {data.map((use) => (
              <Use key={use.id} use={use} />
            ))}
          </Stack>
          <Minor>{words.kept}</Minor>
        </>
      )}
    </Stack>
  );
}

function Use({ use: { kind, record_id: id, title, is_current: isCurrent } }: { use: MediaUse }) {
  const createPath = useCreatePath();
  return (
    <li>
      <Link to={createPath({ resource: kind, id, type: 'edit' })}>{title}</Link>
      {!isCurrent && <Minor>{words.earlier}</Minor>}
    </li>
  );
}

function DeleteMedia({ row }: { row: MediaRow }) {
  const [isAsked, setAsked] = useState(false);
  const provider = useDataProvider();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => provider.delete<MediaRow>('media', { id: row.id, previousData: row }),
    onSuccess: () => {
      notify(remove.done, { type: 'success' });
      redirect('list', 'media');
      // For the list below the dialog of a file, where it is shown already.
      refresh();
    },
  });

  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsked(true)}>
        {remove.act}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={remove.title(row.file_name)}
          text={remove.text}
          confirm={remove.act}
          busy={isPending}
          refusal={error && messageOf(error)}
          onClose={() => {
            setAsked(false);
            reset();
          }}
          onConfirm={() => mutate()}
        />
      )}
    </>
  );
}
