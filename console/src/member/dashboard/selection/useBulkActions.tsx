/** Runs an action on a selection: at once, in a dialog or on another page. Then shows the result. */
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBulkCommand, type BulkCommand } from '../../../api/bulkCalls';
import { messageOf } from '../../../api/errors';
import type { DownloadRequest } from '../../../api/useDownload';
import { useSheetDownload } from '../../../api/useSheetDownload';
import { showToast } from '../../../ui/toasts';
import { inverseOfMany } from '../../life/inverse';
import { useUndoable } from '../../life/useUndoable';
import type { Offer } from './bulkActions';
import { BULK_DIALOGS } from './bulkDialogs';
import { outcomeWords } from './outcomeWords';

export interface BulkActions {
  run(offer: Offer): void;
  readonly busy: boolean;
  /** To be rendered once. */
  readonly dialog: ReactNode;
}

/** @param giveUp called once the selected rows have changed */
export function useBulkActions(giveUp: () => void, onDownload: (file: DownloadRequest) => void): BulkActions {
  const [opened, setOpened] = useState<Offer | null>(null);
  const change = useBulkCommand();
  const showUndoable = useUndoable();
  const navigate = useNavigate();
  const sheet = useSheetDownload();

  async function send(command: BulkCommand, { rows, left }: Offer) {
    try {
      const outcome = await change.mutateAsync({ command, ids: rows.map(({ id }) => id) });
      giveUp();
      const tone = outcome.stoppedBy === null ? 'success' : 'error';
      showUndoable(outcomeWords(command, outcome, left.length), inverseOfMany(command, outcome), tone);
    } catch (error) {
      showToast(messageOf(error), 'error');
    }
  }

  function run(offer: Offer) {
    const { effect } = offer.action;
    if (offer.refusal !== null || change.isPending) return;
    if (effect.kind === 'dialog') setOpened(offer);
    else if (effect.kind === 'sheet') sheet.start(effect.file(offer.rows));
    else if (effect.kind === 'page') void navigate(effect.path(offer.rows));
    else void send(effect.command, offer);
  }

  function dialogOf({ action: { effect }, rows, left }: Offer): ReactNode {
    if (effect.kind !== 'dialog') return null;
    const Dialog = BULK_DIALOGS[effect.dialog];
    const close = () => setOpened(null);
    return (
      <Dialog
        rows={rows}
        left={left}
        onClose={close}
        onDownload={onDownload}
        onDone={() => {
          close();
          giveUp();
        }}
      />
    );
  }

  return { run, busy: change.isPending || sheet.busy, dialog: opened && dialogOf(opened) };
}
