/** Which valuations may take their planned degrees, what the others still lack, and which have an amount. Pure. */
import { findCriterion, isActive, OTHER_FUNCTION_ID, type Day, type Grid } from '@valorisation/rules';
import type { PlannedPrecision, PlannedRow } from '../../api/planned';
import { seniorityError } from '../../amounts/model/seniorityField';

export interface Waiting {
  readonly row: PlannedRow;
  readonly lacksSeniority: boolean;
  readonly lacksTraining: boolean;
  /** What must be done on the pages of the classification; null when this list is enough. */
  readonly elsewhere: 'answers' | 'reason' | 'refused' | null;
}

export interface Standing {
  /** Every uncomputed valuation: `ready` and `waiting` together. */
  readonly inProgress: readonly PlannedRow[];
  /** Valuations that lack nothing once they have their planned degrees. */
  readonly ready: readonly PlannedRow[];
  /** Valuations that have planned degrees to take, or that are complete. */
  readonly toTake: readonly PlannedRow[];
  readonly waiting: readonly Waiting[];
  readonly computed: readonly PlannedRow[];
  readonly belowMinimum: readonly PlannedRow[];
}

function waitingOf(row: PlannedRow, grid: Grid): Waiting | null {
  if (row.planned === null) {
    const elsewhere = row.refusal === null ? null : ('refused' as const);
    return elsewhere && { row, lacksSeniority: false, lacksTraining: false, elsewhere };
  }
  const { open, lackingReasons } = row.planned;
  const isTraining = (id: number) => findCriterion(grid, id)?.kind === 'training';
  const isOther = row.functionId === OTHER_FUNCTION_ID;
  const elsewhere = open.some((id) => isOther || !isTraining(id))
    ? 'answers'
    : lackingReasons.length > 0
      ? 'reason'
      : null;
  const lacksTraining = elsewhere !== 'answers' && open.some(isTraining);
  const lacksSeniority = row.seniorityOn === null && !row.withoutSeniority;
  return elsewhere === null && !lacksTraining && !lacksSeniority
    ? null
    : { row, lacksSeniority, lacksTraining, elsewhere };
}

export function standingOf(rows: readonly PlannedRow[], grid: Grid): Standing {
  const inProgress = rows.filter(({ planned, refusal }) => planned !== null || refusal !== null);
  const waiting = inProgress.flatMap((row) => waitingOf(row, grid) ?? []);
  const isWaiting = new Set(waiting.map(({ row }) => row.id));
  const computed = rows.filter(({ status, due, planned }) => planned === null && due !== null && isActive(status));
  return {
    inProgress,
    ready: inProgress.filter(({ id }) => !isWaiting.has(id)),
    toTake: inProgress.filter(({ id, planned }) => (planned?.degrees ?? 0) > 0 || !isWaiting.has(id)),
    waiting,
    computed,
    belowMinimum: computed.filter(({ belowMinimum }) => belowMinimum === true),
  };
}

export function lacksOf({ lacksSeniority, lacksTraining, elsewhere }: Waiting) {
  return [
    ...(elsewhere === null ? [] : [elsewhere]),
    ...(lacksSeniority ? (['seniority'] as const) : []),
    ...(lacksTraining ? (['training'] as const) : []),
  ];
}

export interface Said {
  /** Undefined when the text is not a day. */
  readonly day: Day | null | undefined;
  readonly without: boolean;
  /** The rank of the option for Formations, as in the select; empty without a choice. */
  readonly training: string;
}

export const NOTHING_SAID: Said = { day: null, without: false, training: '' };

export function isWrong({ day }: Said): boolean {
  return seniorityError(day) !== undefined;
}

export function precisionOf({ row, lacksSeniority, lacksTraining }: Waiting, said: Said, allWithout: boolean) {
  const { day, without, training } = said;
  const seniority: Partial<PlannedPrecision> = !lacksSeniority
    ? {}
    : day
      ? { seniorityOn: day }
      : without || allWithout
        ? { withoutSeniority: true }
        : {};
  const held: Partial<PlannedPrecision> = lacksTraining && training !== '' ? { training: Number(training) } : {};
  const precision: PlannedPrecision = { id: row.id, ...seniority, ...held };
  return Object.keys(precision).length === 1 ? null : precision;
}
