import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { sent, staffGridCalls } from '@valorisation/contract';
import { useNotify } from 'react-admin';
import { fetchFile, saveFile } from '../../api/download';
import { messageOf } from '../../core/errors';
import { staffGridDraft } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';

const { files: words } = staffGridDraft;

export type GridFileKind = 'json' | 'xlsx';

export function ExportButtons({ id }: { id: number }) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async (kind: GridFileKind) => {
      const called = kind === 'json' ? staffGridCalls.file : staffGridCalls.degrees;
      saveFile(await fetchFile(sent(called, { params: { id } }), `grille-${id}.${kind}`));
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });

  const button = (kind: GridFileKind, label: string) => (
    <Button
      size="small"
      disabled={isPending}
      startIcon={<Icon name="download" size={18} />}
      onClick={() => mutate(kind)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('json', words.exportJson)}
      {button('xlsx', words.exportXlsx)}
    </>
  );
}
