import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { gridEffectCalls, sent, staffGridCalls } from '@valorisation/contract';
import { useNotify } from 'react-admin';
import { fetchFile, saveFile } from '../../api/download';
import { messageOf } from '../../core/errors';
import { staffGridDraft, staffKit } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';

const { files: words } = staffGridDraft;

/** Saves files of the grid, one at a time. */
function useFile() {
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ request, name }: { request: Parameters<typeof fetchFile>[0]; name: string }) =>
      saveFile(await fetchFile(request, name)),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
}

function FileButton({ label, busy, onClick }: { label: string; busy: boolean; onClick: () => void }) {
  return (
    <Button size="small" disabled={busy} startIcon={<Icon name="download" size={18} />} onClick={onClick}>
      {label}
    </Button>
  );
}

export function ExportButtons({ id }: { id: number }) {
  const { mutate, isPending } = useFile();
  const given = { params: { id } };
  const json = { request: sent(staffGridCalls.file, given), name: `grille-${id}.json` };
  const xlsx = { request: sent(staffGridCalls.degrees, given), name: `grille-${id}.xlsx` };
  return (
    <>
      <FileButton label={words.exportJson} busy={isPending} onClick={() => mutate(json)} />
      <FileButton label={words.exportXlsx} busy={isPending} onClick={() => mutate(xlsx)} />
    </>
  );
}

export function ExportEffect({ gridId: id }: { gridId: number }) {
  const { mutate, isPending } = useFile();
  const csv = { request: sent(gridEffectCalls.export, { params: { id } }), name: `effet-grille-${id}.csv` };
  return <FileButton label={staffKit.exportList} busy={isPending} onClick={() => mutate(csv)} />;
}
