/** The dialogs of the actions on a selection. */
import { isToRedo } from '@valorisation/rules';
import type { ComponentType } from 'react';
import type { UpdateAction } from '../../../api/updatePreview';
import type { ValuationRow } from '../../../api/valuation';
import type { BulkDialogName, BulkDialogProps } from './bulkAction';
import { DeleteManyDialog } from './DeleteManyDialog';
import { InterviewsDialog } from './InterviewsDialog';
import { PrintManyDialog } from './PrintManyDialog';
import { UpdateManyDialog } from './UpdateManyDialog';

const updateDialog = (action: UpdateAction) =>
  function UpdateSelectionDialog({ rows, left, onClose, onDone }: BulkDialogProps) {
    const ids = rows.map(({ id }) => id);
    // Applying today's seniority does not depend on their classification.
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

export const BULK_DIALOGS: Readonly<Record<BulkDialogName, ComponentType<BulkDialogProps>>> = {
  bringUpToDate: updateDialog('bringUpToDate'),
  anniversary: updateDialog('anniversary'),
  print: PrintManyDialog,
  interviews: InterviewsDialog,
  delete: DeleteManyDialog,
};
