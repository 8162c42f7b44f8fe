import type { StoredEvent } from '../../../platform/events/event-shape.js';
import type { HistoryNote, StoredResult, ValuationState } from './valuation.state.js';
import { valuationReader, type ValuationEvent } from './valuation.events.js';

export interface EventHeader {
  readonly aggregateId: number;
  readonly version: number;
  readonly actorId: number | null;
  /** ISO, UTC. */
  readonly occurredAt: string;
}

const FIRST_EVENTS = ['valuation.created', 'valuation.duplicated', 'valuation.imported'] as const;

/** Events after which a row is no longer a mere copy. */
const OF_ITS_OWN: readonly ValuationEvent['type'][] = ['valuation.edited', 'valuation.completed'];

type FirstEvent = Extract<ValuationEvent, { type: (typeof FIRST_EVENTS)[number] }>;

/** The state after an event. Both commands and the replay of the journal use this function. */
export function evolve(state: ValuationState | undefined, event: ValuationEvent, header: EventHeader): ValuationState {
  if (isFirst(event)) return begun(event, header);
  if (state === undefined) throw new Error(`${event.type} before the first event`);
  const isCopy = state.isCopy && !OF_ITS_OWN.includes(event.type);
  return { ...changed(state, event, header), isCopy, version: header.version, updatedAt: header.occurredAt };
}

export interface JournalEvent extends StoredEvent {
  readonly version: number;
  readonly actorId: number | null;
  readonly occurredAt: Date;
}

/** The state after an event of the journal, for every replay. @throws UnreadableEvent */
export function replayed(state: ValuationState | undefined, aggregateId: number, event: JournalEvent): ValuationState {
  const { version, actorId, occurredAt } = event;
  return evolve(state, valuationReader.read(event), {
    aggregateId,
    version,
    actorId,
    occurredAt: occurredAt.toISOString(),
  });
}

function isFirst(event: ValuationEvent): event is FirstEvent {
  return FIRST_EVENTS.some((type) => type === event.type);
}

function begun({ type, payload }: FirstEvent, header: EventHeader): ValuationState {
  const { profileId, gridId, status, visible, inputs, answers, textId } = payload;
  const result = 'result' in payload ? payload.result : null;
  return {
    id: header.aggregateId,
    version: header.version,
    profileId,
    gridId,
    status,
    visible,
    isCopy: type === 'valuation.duplicated',
    inputs,
    answers,
    textId,
    createdBy: header.actorId ?? 0,
    result,
    // A copy has a new history. The amount of an imported row is its first line.
    history: type === 'valuation.imported' && result !== null ? [line(result.minimumCents, header)] : [],
    createdAt: header.occurredAt,
    updatedAt: header.occurredAt,
  };
}

function changed(
  state: ValuationState,
  event: Exclude<ValuationEvent, FirstEvent>,
  header: EventHeader,
): ValuationState {
  switch (event.type) {
    case 'valuation.edited': {
      const { changes: _, planned: __, ...next } = event.payload;
      return { ...state, ...next, history: noted(state, next.result, header) };
    }
    case 'valuation.completed':
    case 'valuation.brought-up-to-date':
    case 'valuation.anniversary-applied':
      return { ...state, ...event.payload, history: noted(state, event.payload.result, header) };
    case 'valuation.history-noted':
      return { ...state, history: [...state.history, line(event.payload.cents, header)] };
    case 'valuation.amount-fixed': {
      const { to: fixedAmountCents, result } = event.payload;
      return { ...state, inputs: { ...state.inputs, fixedAmountCents }, result };
    }
    case 'valuation.archived':
    case 'valuation.archive-undone':
    case 'valuation.unarchived':
    case 'valuation.visibility-changed':
      return { ...state, ...event.payload };
    case 'valuation.outdated':
    case 'valuation.reinstated':
      return { ...state, status: event.payload.status };
    case 'valuation.deleted':
      return state;
  }
}

/** A new monthly minimum adds a line to the history; an unchanged or missing one does not. */
function noted(state: ValuationState, result: StoredResult | null, header: EventHeader): readonly HistoryNote[] {
  if (result === null || result.minimumCents === state.result?.minimumCents) return state.history;
  return [...state.history, line(result.minimumCents, header)];
}

function line(cents: number, { actorId, occurredAt }: EventHeader): HistoryNote {
  return { by: actorId, cents, at: occurredAt };
}
