import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useUpdateMany } from 'react-admin';
import { messageOf } from '../../core/errors';
import { staffMedia as words } from '../../i18n/fr';
import { TextDialog } from '../kit/TextDialog';
import { useStaffAct } from '../kit/useStaffAct';
import type { MediaRow } from './useMediaPage';

/** Adds a word to the chosen files, each of which keeps its own. */
function TagMany() {
  const { selectedIds: ids, onUnselectItems } = useListContext<MediaRow>();
  const provider = useDataProvider();
  const { busy, refusal, forget, run } = useStaffAct();
  const [isAsked, setIsAsked] = useState(false);

  function close() {
    setIsAsked(false);
    forget();
  }

  async function add(tag: string): Promise<void> {
    const { data } = await provider.getMany<MediaRow>('media', { ids });
    for (const row of data) {
      const tags = [...new Set([...row.tags, tag])];
      await provider.update<MediaRow>('media', { id: row.id, data: { tags }, previousData: row });
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setIsAsked(true)}>
        {words.tags.many}
      </Button>
      {isAsked && (
        <TextDialog
          title={words.tags.manyTitle(ids.length)}
          text={words.tags.manyText}
          confirm={words.tags.many}
          label={words.tags.label}
          required={words.tags.required}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onText={(tag) =>
            void run(
              async () => add(tag.trim()),
              words.tags.done(ids.length),
              () => {
                close();
                onUnselectItems();
              },
            )
          }
        />
      )}
    </>
  );
}

/** Archived files are no longer offered; contents that use them keep them. */
export function MediaBulk() {
  const { selectedIds: ids, onUnselectItems } = useListContext<MediaRow>();
  const [updateMany, { isPending }] = useUpdateMany<MediaRow>();
  const notify = useNotify();
  const archive = () =>
    void updateMany(
      'media',
      { ids, data: { archived: true } },
      {
        onSuccess: () => {
          notify(words.archivedMany(ids.length), { type: 'success' });
          onUnselectItems();
        },
        onError: (error: unknown) => notify(messageOf(error), { type: 'error' }),
      },
    );
  return (
    <>
      <TagMany />
      <Button size="small" disabled={isPending} onClick={archive}>
        {words.archiveMany}
      </Button>
    </>
  );
}
