import type { BulkCommand } from '../../../api/bulkCalls';
import type { UpdateAction } from '../../../api/updatePreview';
import type { DownloadRequest } from '../../../api/useDownload';
import type { ValuationRow } from '../../../api/valuation';

export interface BulkDialogProps {
  /** The selected rows that the action concerns; at least one. */
  rows: readonly ValuationRow[];
  /** The selected rows that it does not change. */
  left: readonly ValuationRow[];
  onClose: () => void;
  /** Closes and clears the selection, because its rows have changed. */
  onDone: () => void;
  /** Gives a file to the page's download bar: progress, failure with a retry, cancelling. */
  onDownload: (file: DownloadRequest) => void;
}

/** Dialogs of the actions; useBulkActions.tsx renders each. */
export type BulkDialogName = UpdateAction | 'print' | 'interviews' | 'delete';

export type BulkEffect =
  | { readonly kind: 'command'; readonly command: BulkCommand }
  | { readonly kind: 'dialog'; readonly dialog: BulkDialogName }
  | { readonly kind: 'sheet'; readonly file: (rows: readonly ValuationRow[]) => DownloadRequest }
  | { readonly kind: 'page'; readonly path: (rows: readonly ValuationRow[]) => string };

export interface BulkAction {
  readonly key: string;
  readonly label: string;
  /** bar: its own button if there is room. menu: among the other actions. */
  readonly place: 'bar' | 'menu';
  readonly danger?: boolean;
  /** Not offered to associated accounts. */
  readonly mainOnly?: boolean;
  /** The rows that it concerns; without it, all. */
  readonly concerns?: (row: ValuationRow) => boolean;
  /** Why it is not possible for its concerned rows; null when it is. */
  readonly refusal?: (rows: readonly ValuationRow[]) => string | null;
  readonly effect: BulkEffect;
}
