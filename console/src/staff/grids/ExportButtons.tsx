/** A version as files: all of it, or the degrees and texts for a spreadsheet. */
import { Button } from '@mui/material';
import { sent, staffGridCalls } from '@valorisation/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fetchFile, saveFile } from '../../api/download';
import { messageOf } from '../../api/errors';
import { staffGridDraft } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';

const { files: words } = staffGridDraft;

export type GridFileKind = 'json' | 'xlsx';

export function ExportButtons({ id }: { id: number }) {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);

  async function save(kind: GridFileKind): Promise<void> {
    setIsBusy(true);
    try {
      const called = kind === 'json' ? staffGridCalls.file : staffGridCalls.degrees;
      saveFile(await fetchFile(sent(called, { params: { id } }), `grille-${id}.${kind}`));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  const button = (kind: GridFileKind, label: string) => (
    <Button
      size="small"
      disabled={isBusy}
      startIcon={<Icon name="download" size={18} />}
      onClick={() => void save(kind)}
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
