/** Deletes a selection after its confirmation. */
import { useBulkCommand } from '../../../api/bulkCalls';
import { life, selection as words } from '../../../i18n/fr';
import { showToast } from '../../../ui/toasts';
import { DeleteDialog } from '../../life/DeleteDialog';
import { titleOf } from '../../life/names';
import type { BulkDialogProps } from './bulkAction';
import { NamedRows } from './NamedRows';
import { outcomeWords } from './outcomeWords';

export function DeleteManyDialog({ rows, left, onClose, onDone }: BulkDialogProps) {
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
        // The dialog stays and shows the refusal.
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
      lost={isSingle ? life.confirmDelete.valuationLost : words.confirmDelete.lost}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!isSingle && <NamedRows rows={rows} />}
    </DeleteDialog>
  );
}
