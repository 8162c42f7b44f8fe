import {
  computePay,
  transition,
  type Answers,
  type Day,
  type PayResult,
  ValuationStatus,
  isActive,
  UNDO_ARCHIVE_SECONDS,
} from '@valorisation/rules';
import type { ChangeContext } from './valuation.change.js';
import { notComputed, refusedTransition, seniorityApplied, archivingStays } from './valuation.errors.js';
import { computeComplete, stored } from './valuation.result.js';
import type { StoredResult, ValuationInputs, ValuationState } from './valuation.state.js';

/** 'Mettre à jour' (on the grid in force), or 'Appliquer l'ancienneté du jour' (on the row's own grid). */
export type UpdateAction = 'bring-up-to-date' | 'anniversary';

export interface UpdatableRow {
  readonly status: ValuationStatus;
  readonly inputs: ValuationInputs;
  /** The answers with their texts, because a reason may be required. */
  readonly answers: Answers;
  readonly calculatedOn: Day | null;
}

export interface Updated {
  readonly status: ValuationStatus;
  readonly gridId: number;
  readonly pay: PayResult;
}

/**
 * The result of an update today: the command stores it, the preview shows it.
 * @throws 409 `transition_refusee` for a status without this act; on the grid in force 409 `criteres_manquants` and 422
 * (rule 15); for the anniversary 409 `classement_non_calcule` without an amount, `anciennete_appliquee` when the amount
 * already has today's seniority
 */
export function updated(
  action: UpdateAction,
  { status, inputs, answers, calculatedOn }: UpdatableRow,
  { gridInForce, rowGrid, today }: Pick<ChangeContext, 'gridInForce' | 'rowGrid' | 'today'>,
): Updated {
  const outcome = transition(action, status);
  if (!outcome.ok) throw refusedTransition();
  if (action === 'bring-up-to-date') {
    const pay = computeComplete(gridInForce.grid, inputs, answers, today);
    return { status: outcome.to, gridId: gridInForce.id, pay };
  }
  if (calculatedOn === null) throw notComputed();
  if (calculatedOn === today) throw seniorityApplied();
  const pay = computePay(rowGrid.grid, { ...inputs, answers, calculatedOn: today });
  return { status: outcome.to, gridId: rowGrid.id, pay };
}

export function storedUpdate(
  action: UpdateAction,
  { status, inputs, result }: ValuationState,
  answers: Answers,
  context: ChangeContext,
): Pick<ValuationState, 'status' | 'gridId'> & { result: StoredResult } {
  const row = { status, inputs, answers, calculatedOn: result?.calculatedOn ?? null };
  const { pay, ...standing } = updated(action, row, context);
  return { ...standing, result: stored(pay, context.today) };
}

export interface LastEvent {
  readonly type: string;
  /** The version that the event made. */
  readonly version: number;
  readonly actorId: number | null;
  readonly occurredAt: Date;
  /** Null for the first event of a row. */
  readonly statusBefore: ValuationStatus | null;
}

/**
 * The status of a row before it was archived; only for the person who archived it at most 60 s ago, without a later
 * event.
 * @throws 409 `transition_refusee` on a row that is not archived, `archivage_definitif` in every other case
 */
export function statusBeforeArchiving(
  { status, version }: Pick<ValuationState, 'status' | 'version'>,
  last: LastEvent | undefined,
  { actorId, now }: Pick<ChangeContext, 'actorId' | 'now'>,
): ValuationStatus {
  if (isActive(status)) throw refusedTransition();
  if (last?.type !== 'valuation.archived' || last.version !== version) throw archivingStays();
  const isLate = now.getTime() - last.occurredAt.getTime() > UNDO_ARCHIVE_SECONDS * 1000;
  if (last.actorId !== actorId || isLate || last.statusBefore === null) throw archivingStays();
  const outcome = transition('undo-archive', status, last.statusBefore);
  if (!outcome.ok) throw refusedTransition();
  return outcome.to;
}
