/** The life of one row by its journal, compared with the table of transitions. */
import { isActionAllowed, transition, ValuationStatus } from '@valorisation/rules';
import type { Action, Finding, Operation, Recorded } from './operation.js';

/** The event that each action leaves in the journal. */
export const EVENT_OF: Readonly<Record<Action, string>> = {
  create: 'valuation.created',
  edit: 'valuation.edited',
  'edit-terms': 'valuation.edited',
  complete: 'valuation.completed',
  archive: 'valuation.archived',
  unarchive: 'valuation.unarchived',
  'undo-archive': 'valuation.archive-undone',
  duplicate: 'valuation.duplicated',
  'duplicate-and-archive': 'valuation.duplicated',
  delete: 'valuation.deleted',
  show: 'valuation.visibility-changed',
  hide: 'valuation.visibility-changed',
  'add-history': 'valuation.history-noted',
};

/** What the table of transitions knows of a row. */
interface State {
  readonly status: ValuationStatus;
  readonly computed: boolean;
  /** The status before its archiving. */
  readonly former: ValuationStatus;
  readonly isDeleted: boolean;
}

/** A state of a row, from this version to the next. */
export interface Moment extends State {
  readonly version: number;
  /** The operation that caused it; undefined when the history has none. */
  readonly operation: Operation | undefined;
}

interface Replayed {
  readonly moments: readonly Moment[];
  readonly findings: readonly Finding[];
}

export function replayRow(
  row: number,
  events: readonly Recorded[],
  operations: ReadonlyMap<string, Operation>,
): Replayed {
  const findings: Finding[] = [];
  const moments: Moment[] = [];
  for (const event of events.toSorted((a, b) => a.version - b.version)) {
    const { version, operation: id } = event;
    const at = { row, version, operation: id };
    const operation = operations.get(id);
    if (version !== moments.length + 1) {
      findings.push({ fault: 'versions not in a row', ...at });
      return { moments, findings };
    }
    const next = operation === undefined ? undefined : stateAfter(moments.at(-1), operation.action, event);
    if (operation !== undefined && next === undefined) {
      findings.push({
        fault: 'illegal',
        ...at,
        detail: `${operation.action} of ${moments.at(-1)?.status ?? 'nothing'}`,
      });
      return { moments, findings };
    }
    const state = next ?? {
      ...(moments.at(-1) ?? BORN),
      status: event.status ?? moments.at(-1)?.status ?? BORN.status,
    };
    if (event.status !== undefined && event.status !== state.status) {
      findings.push({ fault: 'illegal', ...at, detail: `became ${event.status}, the table says ${state.status}` });
      return { moments, findings };
    }
    moments.push({ ...state, version, operation });
  }
  return { moments, findings };
}

const BORN: State = {
  status: ValuationStatus.InProgress,
  computed: false,
  former: ValuationStatus.InProgress,
  isDeleted: false,
};

/** Undefined when the table of transitions refuses the action. */
function stateAfter(before: State | undefined, action: Action, event: Recorded): State | undefined {
  if (before === undefined) return bornBy(action, event);
  if (before.isDeleted || action === 'create' || action === 'duplicate' || action === 'duplicate-and-archive') return;
  const outcome = allowed(before, action);
  if (outcome === undefined) return undefined;
  return {
    status: outcome,
    computed: action === 'complete' || (action !== 'edit' && before.computed),
    former: action === 'archive' ? before.status : before.former,
    isDeleted: action === 'delete',
  };
}

function bornBy(action: Action, { status, computed = false }: Recorded): State | undefined {
  if (action === 'create') return BORN;
  // A copy's status is compared with its original's elsewhere, where the original is known.
  if (action !== 'duplicate' && action !== 'duplicate-and-archive') return undefined;
  const stands = status ?? BORN.status;
  return { status: stands, computed, former: computed ? ValuationStatus.UpToDate : BORN.status, isDeleted: false };
}

function allowed({ status, computed, former }: State, action: Exclude<Action, 'create'>): ValuationStatus | undefined {
  const outcome =
    action === 'unarchive'
      ? transition(action, status, { choicesKnown: true, complete: computed, onGridInForce: true })
      : action === 'undo-archive'
        ? transition(action, status, former)
        : transition(action, status);
  return outcome.ok ? outcome.to : undefined;
}

/** Whether the product may refuse the action on a row in this state. */
export function mayRefuse({ status, computed, isDeleted }: Moment, action: Action, code: string): boolean {
  if (isDeleted) return true;
  if (action === 'create' || code === 'introuvable') return false;
  // This call restores an archived row or updates an outdated one: it is refused for an active row.
  if (action === 'add-history' && !computed) return true;
  return !isActionAllowed(action, status);
}
