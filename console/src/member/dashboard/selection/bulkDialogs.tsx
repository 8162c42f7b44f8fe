/** The dialogs that actions on a selection open. */
import type { ComponentType } from 'react';
import type { BulkDialogName, BulkDialogProps } from './bulkAction';
import { DeleteManyDialog } from './DeleteManyDialog';
import { PrintManyDialog } from './PrintManyDialog';
import { UpdateManyDialog } from './UpdateManyDialog';

function UpdateSelectionDialog({ rows, left, onClose, onDone }: BulkDialogProps) {
  return <UpdateManyDialog ids={rows.map(({ id }) => id)} leftCount={left.length} onClose={onClose} onDone={onDone} />;
}

export const BULK_DIALOGS: Readonly<Record<BulkDialogName, ComponentType<BulkDialogProps>>> = {
  bringUpToDate: UpdateSelectionDialog,
  print: PrintManyDialog,
  delete: DeleteManyDialog,
};
