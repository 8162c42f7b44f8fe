import { z } from 'zod';
import { EventReader, EventShape, type StoredEvent } from '../../../platform/events/event-shape.js';
import {
  answers,
  editedRow,
  inputsToV2,
  resultOrNoneToV2,
  results,
  resultToV2,
  row,
  status,
} from './valuation.payloads.js';
import type { HistoryNote, StoredResult, ValuationState } from './valuation.state.js';

const amount = z.int().nullable();
const onGrid = { status, gridId: z.int(), answers };

export const valuationEvent = {
  created: EventShape.first(
    'valuation.created',
    'The classification of a function began, nothing answered yet.',
    z.strictObject(row.v1),
  ).next(z.strictObject(row.v2), inputsToV2),

  /** `result` is null when the amount is no longer known. `planned`: the change took the tool's planned degrees. */
  edited: EventShape.first(
    'valuation.edited',
    'Inputs or answers changed; the amount was removed, or recomputed in place.',
    z.strictObject({ ...editedRow.v1, ...results.v1OrNone }),
  )
    .next(z.strictObject({ ...editedRow.v1, ...results.v2OrNone }), resultOrNoneToV2)
    .next(z.strictObject({ ...editedRow.v1, ...results.v2OrNone, planned: z.boolean() }), (before) => ({
      ...before,
      planned: false,
    }))
    .next(z.strictObject({ ...editedRow.v2, ...results.v2OrNone, planned: z.boolean() }), inputsToV2),

  completed: EventShape.first(
    'valuation.completed',
    'All criteria are answered; the amount was computed on the grid in force.',
    z.strictObject({ ...onGrid, ...results.v1 }),
  ).next(z.strictObject({ ...onGrid, ...results.v2 }), resultToV2),

  broughtUpToDate: EventShape.first(
    'valuation.brought-up-to-date',
    'The amount was recomputed on the grid in force.',
    z.strictObject({ ...onGrid, ...results.v1 }),
  ).next(z.strictObject({ ...onGrid, ...results.v2 }), resultToV2),

  anniversaryApplied: EventShape.first(
    'valuation.anniversary-applied',
    'The amount was recomputed with the seniority of a later day.',
    z.strictObject(results.v1),
  ).next(z.strictObject(results.v2), resultToV2),

  /** A person asked for a line of history with the present monthly minimum, in cents. */
  historyNoted: EventShape.first(
    'valuation.history-noted',
    'A line was added to the history.',
    z.strictObject({ cents: z.int() }),
  ),

  duplicated: EventShape.first(
    'valuation.duplicated',
    'A valuation was copied, for the same person or for another.',
    z.strictObject({ ...row.v1, sourceId: z.int(), ...results.v1OrNone }),
  )
    .next(z.strictObject({ ...row.v1, sourceId: z.int(), ...results.v2OrNone }), resultOrNoneToV2)
    .next(z.strictObject({ ...row.v2, sourceId: z.int(), ...results.v2OrNone }), inputsToV2),

  imported: EventShape.first(
    'valuation.imported',
    'The valuation was imported from a file; its amount was computed on the grid and day in the file.',
    z.strictObject({ ...row.v1, ...results.v1OrNone }),
  )
    .next(z.strictObject({ ...row.v1, ...results.v2OrNone }), resultOrNoneToV2)
    .next(z.strictObject({ ...row.v2, ...results.v2OrNone }), inputsToV2),

  /**
   * The amount in cents, or null for none. The displayed amount changes without a new calculation. `reasonId`: the erasable
   * row with the reason.
   */
  amountFixed: EventShape.first(
    'valuation.amount-fixed',
    'An admin of the employer body fixed an amount, or removed it.',
    z.strictObject({ from: amount, to: amount, reasonId: z.string(), ...results.v2OrNone }),
  ),

  unarchived: EventShape.first('valuation.unarchived', 'Back among the active rows.', z.strictObject({ status })),

  /** Keeps who could see the row, so that live streams can inform these people after the row is deleted. */
  deleted: EventShape.first(
    'valuation.deleted',
    'Deleted for good.',
    z.strictObject({ visible: z.boolean(), createdBy: z.int() }),
  ),

  archived: EventShape.first('valuation.archived', 'Removed from the active rows.', z.strictObject({ status })),

  /** 'Annuler' by the person who archived, within a minute: the row has its earlier status. */
  archiveUndone: EventShape.first(
    'valuation.archive-undone',
    'The person who archived it undid this at once.',
    z.strictObject({ status }),
  ),

  /** The row's amount stays on the row's own grid. */
  outdated: EventShape.first(
    'valuation.outdated',
    'A new grid came into force; the row waits for an update, or must be done again.',
    z.strictObject({ status, newGridId: z.int() }),
  ),

  /** The grid was published by mistake. The row had not changed since. */
  reinstated: EventShape.first(
    'valuation.reinstated',
    'The grid that had outdated the row was withdrawn; the row has its earlier state.',
    z.strictObject({ status, newGridId: z.int() }),
  ),

  /** The row is limited to the main account and its author, or is visible again to all accounts of the establishment. */
  visibilityChanged: EventShape.first(
    'valuation.visibility-changed',
    'Opened to all accounts of the establishment, or limited.',
    z.strictObject({ visible: z.boolean() }),
  ),
};

export type ValuationEdited = ReturnType<typeof valuationEvent.edited.of>;
export type ValuationImported = ReturnType<typeof valuationEvent.imported.of>;
export type ValuationEvent = ReturnType<(typeof valuationEvent)[keyof typeof valuationEvent]['of']>;

export const valuationReader = new EventReader<ValuationEvent>(Object.values(valuationEvent));

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
