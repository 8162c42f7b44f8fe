import type { BulkCommand } from '../../../api/bulkCalls';
import type { UpdateAction } from '../../../api/updatePreview';
import type { DownloadRequest } from '../../../api/useDownload';
import type { ValuationRow } from '../../../api/valuation';

export interface BulkDialogProps {
  /** The selected rows that the action concerns. There is at least one. */
  rows: readonly ValuationRow[];
  /** The selected rows that the action does not change. */
  left: readonly ValuationRow[];
  onClose: () => void;
  /** Closes the dialog and clears the selection, because the selected rows have changed. */
  onDone: () => void;
  /** Passes a file to the page's download bar, which shows progress, offers a retry after a failure, and can cancel. */
  onDownload: (file: DownloadRequest) => void;
}

/** Dialogs of the actions; useBulkActions.tsx renders each. */
export type BulkDialogName = UpdateAction | 'print' | 'jobSheets' | 'interviews' | 'delete';

export type BulkEffect =
  | { readonly kind: 'command'; readonly command: BulkCommand }
  | { readonly kind: 'dialog'; readonly dialog: BulkDialogName }
  | { readonly kind: 'sheet'; readonly file: (rows: readonly ValuationRow[]) => DownloadRequest }
  | { readonly kind: 'page'; readonly path: (rows: readonly ValuationRow[]) => string };

export interface BulkAction {
  readonly key: string;
  readonly label: string;
  /** bar: a button of its own, if there is room. menu: among the other actions. */
  readonly place: 'bar' | 'menu';
  readonly danger?: boolean;
  /** True: the action is not offered to associated accounts. */
  readonly mainOnly?: boolean;
  /** True for the rows that the action concerns. Without it, the action concerns all rows. */
  readonly concerns?: (row: ValuationRow) => boolean;
  /** Why the action is not possible for the rows that it concerns; null when it is possible. */
  readonly refusal?: (rows: readonly ValuationRow[]) => string | null;
  readonly effect: BulkEffect;
}
