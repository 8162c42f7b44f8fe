import { useState, type ReactNode, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBulkCommand, type BulkCommand } from '../../../api/bulkCalls';
import { messageOf } from '../../../core/errors';
import type { DownloadRequest } from '../../../api/useDownload';
import { useSheetDownload } from '../../../api/useSheetDownload';
import { showToast } from '../../../core/toasts';
import { inverseOfMany } from '../../life/inverse';
import { useUndoable } from '../../life/useUndoable';
import type { Offer } from './bulkActions';
import { outcomeWords } from './outcomeWords';
import { isToRedo } from '@valorisation/rules';
import type { UpdateAction } from '../../../api/updatePreview';
import type { ValuationRow } from '../../../api/valuation';
import type { BulkDialogName, BulkDialogProps } from './bulkAction';
import { InterviewsDialog } from './InterviewsDialog';
import { JobSheetsDialog } from './JobSheetsDialog';
import { PrintManyDialog } from './PrintManyDialog';
import { UpdateManyDialog } from './UpdateManyDialog';
import { life, selection as words } from '../../../i18n/fr';
import { DeleteDialog } from '../../life/DeleteDialog';
import { titleOf } from '../../life/names';
import { NamedRows } from './NamedRows';

function DeleteManyDialog({ rows, left, onClose, onDone }: BulkDialogProps) {
  const deletion = useBulkCommand();
  const [only, ...others] = rows;
  const isSingle = only !== undefined && others.length === 0;

  function confirm() {
    deletion.mutate(
      { command: 'delete', ids: rows.map(({ id }) => id) },
      {
        onSuccess: (outcome) => {
          onDone();
          const tone = outcome.stoppedBy === null ? 'success' : 'error';
          showToast(outcomeWords('delete', outcome, left.length), tone);
        },
        // The dialog stays open and shows the refusal.
      },
    );
  }

  return (
    <DeleteDialog
      question={
        isSingle
          ? life.confirmDelete.valuation(titleOf(only), only.profileName)
          : words.confirmDelete.question(rows.length)
      }
      {...(!isSingle && { lost: words.confirmDelete.lost })}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!isSingle && <NamedRows rows={rows} />}
    </DeleteDialog>
  );
}

const updateDialog = (action: UpdateAction) =>
  function UpdateSelectionDialog({ rows, left, onClose, onDone }: BulkDialogProps) {
    const ids = rows.map(({ id }) => id);
    // Only an update needs a new classification first. Today's seniority can be applied without one.
    const mustRedo = ({ status }: ValuationRow) => action === 'bringUpToDate' && isToRedo(status);
    const toRedoCount = left.filter(mustRedo).length;
    return (
      <UpdateManyDialog
        action={action}
        ids={ids}
        leftCount={left.length - toRedoCount}
        toRedoCount={toRedoCount}
        onClose={onClose}
        onDone={onDone}
      />
    );
  };

const BULK_DIALOGS: Readonly<Record<BulkDialogName, ComponentType<BulkDialogProps>>> = {
  bringUpToDate: updateDialog('bringUpToDate'),
  anniversary: updateDialog('anniversary'),
  print: PrintManyDialog,
  jobSheets: JobSheetsDialog,
  interviews: InterviewsDialog,
  delete: DeleteManyDialog,
};

export interface BulkActions {
  run(offer: Offer): void;
  readonly busy: boolean;
  readonly dialog: ReactNode;
}

/** Sends a command on several rows, tells its outcome, and offers its undo. */
export function useManyCommand() {
  const change = useBulkCommand();
  const showUndoable = useUndoable();

  /** @returns whether it was done */
  async function send(command: BulkCommand, { rows, left }: Pick<Offer, 'rows' | 'left'>): Promise<boolean> {
    try {
      const outcome = await change.mutateAsync({ command, ids: rows.map(({ id }) => id) });
      const tone = outcome.stoppedBy === null ? 'success' : 'error';
      showUndoable(outcomeWords(command, outcome, left.length), inverseOfMany(command, outcome), tone);
      return true;
    } catch (error) {
      showToast(messageOf(error), 'error');
      return false;
    }
  }

  return { send, busy: change.isPending };
}

/** @param giveUp called once the selected rows have changed */
export function useBulkActions(giveUp: () => void, onDownload: (file: DownloadRequest) => void): BulkActions {
  const [opened, setOpened] = useState<Offer | null>(null);
  const command = useManyCommand();
  const navigate = useNavigate();
  const sheet = useSheetDownload();

  function run(offer: Offer) {
    const { effect } = offer.action;
    if (offer.refusal !== null || command.busy) return;
    if (effect.kind === 'dialog') setOpened(offer);
    else if (effect.kind === 'sheet') sheet.start(effect.file(offer.rows));
    else if (effect.kind === 'page') void navigate(effect.path(offer.rows));
    else void command.send(effect.command, offer).then((isSent) => isSent && giveUp());
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

  return { run, busy: command.busy || sheet.busy, dialog: opened && dialogOf(opened) };
}
