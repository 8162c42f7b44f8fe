/** What an action on a selection is made of. */
import type { BulkCommand } from '../../../api/bulkCalls';
import type { UpdateAction } from '../../../api/updatePreview';
import type { DownloadRequest } from '../../../api/useDownload';
import type { ValuationRow } from '../../../api/valuation';

export interface BulkDialogProps {
  /** The selected rows that the action concerns; at least one. */
  rows: readonly ValuationRow[];
  /** The selected rows that it leaves as they are. */
  left: readonly ValuationRow[];
  onClose: () => void;
  /** Closes and gives the selection up: its rows are no longer what they were. */
  onDone: () => void;
  /** Hands a file to the page's download bar: progress, failure with a retry, cancelling. */
  onDownload: (file: DownloadRequest) => void;
}

/** Dialogs that an action opens; bulkDialogs.tsx draws each. */
export type BulkDialogName = UpdateAction | 'print' | 'interviews' | 'delete';

export type BulkEffect =
  | { readonly kind: 'command'; readonly command: BulkCommand }
  | { readonly kind: 'dialog'; readonly dialog: BulkDialogName }
  | { readonly kind: 'sheet'; readonly file: (rows: readonly ValuationRow[]) => DownloadRequest }
  | { readonly kind: 'page'; readonly path: (rows: readonly ValuationRow[]) => string };

export interface BulkAction {
  readonly key: string;
  readonly label: string;
  /** bar: a button of its own where there is room. menu: among the other actions. */
  readonly place: 'bar' | 'menu';
  readonly danger?: boolean;
  /** Not offered to associated accounts. */
  readonly mainOnly?: boolean;
  /** The rows that it concerns; without it, all. */
  readonly concerns?: (row: ValuationRow) => boolean;
  /** Why it cannot be on these rows, the ones that it concerns; null when it can. */
  readonly refusal?: (rows: readonly ValuationRow[]) => string | null;
  readonly effect: BulkEffect;
}
