/** The life of a valuation in one table. An action without an entry in the table is refused and changes nothing. */
import { isActive, statusesWhere, VALUATION_STATUSES, ValuationStatus } from './status.js';

const { InProgress, UpToDate, ToRedo, AwaitingUpdate, Archived } = ValuationStatus;
const ANY = VALUATION_STATUSES;
const LIVE = statusesWhere(isActive);

export type ValuationAction =
  /** An answer, the function, category, seniority, leave or pay mode has changed. The amount is no longer known. */
  | 'edit'
  /**
   * The share, the guaranteed pay or the fixed-days contract has changed. The amount is computed again in place, on the
   * row's grid.
   */
  | 'edit-terms'
  | 'complete'
  /** A new grid has come into force, and its values differ for the row. */
  | 'grid-values-changed'
  /** A new grid has come into force that lacks the function or a chosen degree. */
  | 'grid-choice-gone'
  /** The grid that changed the row's status was published by mistake and withdrawn. The row has not changed since. */
  | 'grid-withdrawn'
  | 'bring-up-to-date'
  | 'archive'
  | 'unarchive'
  /** 'Annuler' after archiving, possible for UNDO_ARCHIVE_SECONDS. The row gets its earlier status back. */
  | 'undo-archive'
  /** `to` is the status of the copy. */
  | 'duplicate'
  /** `to` is the status of the copy. */
  | 'duplicate-and-archive'
  | 'delete'
  | 'show'
  | 'hide'
  | 'add-history'
  | 'anniversary'
  | 'rename';

interface TransitionRow {
  readonly from: readonly ValuationStatus[];
  /** `same`: the status stays. `restored`: see RestoreContext. `former`: the status before the archiving. */
  readonly to: ValuationStatus | 'same' | 'restored' | 'former';
}

export const TRANSITIONS: Readonly<Record<ValuationAction, readonly TransitionRow[]>> = {
  edit: [
    { from: [InProgress, UpToDate, AwaitingUpdate], to: InProgress },
    { from: [ToRedo], to: ToRedo },
  ],
  'edit-terms': [{ from: LIVE, to: 'same' }],
  complete: [{ from: [InProgress, ToRedo, AwaitingUpdate], to: UpToDate }],
  'grid-values-changed': [{ from: [UpToDate], to: AwaitingUpdate }],
  'grid-choice-gone': [{ from: [InProgress, UpToDate, AwaitingUpdate], to: ToRedo }],
  'grid-withdrawn': [{ from: [ToRedo, AwaitingUpdate], to: 'restored' }],
  'bring-up-to-date': [{ from: [AwaitingUpdate], to: UpToDate }],
  archive: [{ from: LIVE, to: Archived }],
  unarchive: [{ from: [Archived], to: 'restored' }],
  'undo-archive': [{ from: [Archived], to: 'former' }],
  duplicate: [{ from: ANY, to: 'same' }],
  'duplicate-and-archive': [{ from: LIVE, to: Archived }],
  delete: [{ from: ANY, to: 'same' }],
  show: [{ from: ANY, to: 'same' }],
  hide: [{ from: ANY, to: 'same' }],
  'add-history': [{ from: ANY, to: 'same' }],
  anniversary: [{ from: LIVE, to: 'same' }],
  rename: [{ from: ANY, to: 'same' }],
};

/** How long the person who archived a row can undo it. */
export const UNDO_ARCHIVE_SECONDS = 60;

export const VALUATION_ACTIONS = Object.keys(TRANSITIONS) as readonly ValuationAction[];

/** How an archived valuation, or one that a withdrawn grid has changed, compares with the grid in force. */
export interface RestoreContext {
  /** True when its function and its chosen degrees exist in the grid in force. */
  readonly choicesKnown: boolean;
  /** True when every criterion is answered and the amount is computed. */
  readonly complete: boolean;
  /**
   * True when the amount was computed on the grid in force and not on an older one. After a withdrawal: on a grid that
   * gives the same amount.
   */
  readonly onGridInForce: boolean;
}

export type TransitionResult =
  { readonly ok: true; readonly to: ValuationStatus } | { readonly ok: false; readonly code: 'transition_refused' };

const REFUSED: TransitionResult = { ok: false, code: 'transition_refused' };

function restoredStatus(context: RestoreContext): ValuationStatus {
  if (!context.choicesKnown) return ToRedo;
  if (!context.complete) return InProgress;
  return context.onGridInForce ? UpToDate : AwaitingUpdate;
}

/** Actions whose outcome depends only on the status. */
export type PlainAction = Exclude<ValuationAction, RestoringAction | 'undo-archive'>;

/** Actions whose outcome also depends on the row's state on the grid in force. */
export type RestoringAction = 'unarchive' | 'grid-withdrawn';

/**
 * The status after an action, or a refusal. Unarchiving and the withdrawal of a grid need to know how the row compares
 * with the grid in force. The undo of an archiving needs the row's earlier status, and that status must allow
 * archiving.
 */
export function transition(action: RestoringAction, from: ValuationStatus, context: RestoreContext): TransitionResult;
export function transition(action: 'undo-archive', from: ValuationStatus, former: ValuationStatus): TransitionResult;
export function transition(action: PlainAction, from: ValuationStatus): TransitionResult;
export function transition(
  action: ValuationAction,
  from: ValuationStatus,
  known?: RestoreContext | ValuationStatus,
): TransitionResult {
  const row = TRANSITIONS[action].find((candidate) => candidate.from.includes(from));
  if (!row) return REFUSED;
  switch (row.to) {
    case 'same':
      return { ok: true, to: from };
    case 'restored':
      return typeof known === 'object' ? { ok: true, to: restoredStatus(known) } : REFUSED;
    case 'former':
      return typeof known === 'number' && isActionAllowed('archive', known) ? { ok: true, to: known } : REFUSED;
    default:
      return { ok: true, to: row.to };
  }
}

/** True when the table allows the action, so that a screen may offer it. */
export function isActionAllowed(action: ValuationAction, from: ValuationStatus): boolean {
  return TRANSITIONS[action].some((row) => row.from.includes(from));
}
