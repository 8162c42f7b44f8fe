import { Button } from '@mui/material';
import { useListContext, useNotify, useUpdateMany } from 'react-admin';
import { messageOf } from '../../core/errors';
import { staffMedia as words } from '../../i18n/fr';
import type { MediaRow } from './useMediaPage';

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
    <Button size="small" variant="outlined" disabled={isPending} onClick={archive}>
      {words.archiveMany}
    </Button>
  );
}
