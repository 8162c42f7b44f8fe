import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import { type EventReader, type StoredEvent, UnreadableEvent } from '../../../platform/events/event-shape.js';
import { evolveProfile, type ProfileState } from '../domain/profile.aggregate.js';
import { profileReader, type ProfileEvent } from '../domain/profile.events.js';
import { evolve, valuationReader, type ValuationEvent } from '../domain/valuation.events.js';
import type { ValuationState } from '../domain/valuation.state.js';
import { totalsOf } from './profile-totals.projection.js';
import { SELECT_VALUATION, toRecord } from './valuation.columns.js';

/** A difference between a stored row and the journal. It names columns, but no values. */
export interface Difference {
  readonly establishmentId: number;
  readonly table: 'profile' | 'valuation' | 'profile_totals' | 'domain_event';
  readonly id: string;
  readonly columns: readonly string[];
}

export interface ReplayReport {
  readonly establishments: number;
  readonly events: number;
  readonly rows: number;
  readonly differences: readonly Difference[];
}

interface EventRow {
  aggregate_type: string;
  aggregate_id: number;
  aggregate_version: number;
  type: string;
  payload_version: number;
  payload: unknown;
  actor_id: number | null;
  occurred_at: Date;
}

type Row = Readonly<Record<string, unknown>>;

interface Readers {
  readonly valuation: EventReader<ValuationEvent>;
  readonly profile: EventReader<ProfileEvent>;
}

const READERS: Readers = { valuation: valuationReader, profile: profileReader };

/**
 * Rebuilds the tables of this module from the journal, one establishment at a time, and compares them row by row. An
 * unreadable event is a difference. Erased aggregates, whose payloads are gone, are left out. It reads in one snapshot
 * as the owner and writes nothing.
 */
export async function replayValuations(client: ClientBase, readers: Partial<Readers> = {}): Promise<ReplayReport> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const { rows } = await client.query<{ id: number }>('select id from establishment order by id');
    const report = { establishments: rows.length, events: 0, rows: 0, differences: [] as Difference[] };
    for (const { id } of rows) {
      const one = await replayEstablishment(client, id, { ...READERS, ...readers });
      report.events += one.events;
      report.rows += one.rows;
      report.differences.push(...one.differences);
    }
    return report;
  } finally {
    await client.query('commit');
  }
}

async function replayEstablishment(
  client: ClientBase,
  establishmentId: number,
  readers: Readers,
): Promise<Omit<ReplayReport, 'establishments'>> {
  const events = await client.query<EventRow>(EVENTS, [establishmentId]);
  const { states, profiles, gaps, unreadable } = fold(events.rows, readers);
  const rebuilt = [...states.values()].map((state) => toRecord(state, establishmentId));
  const totals = [...profiles.keys()].flatMap((profileId) =>
    totalsOf(
      profileId,
      rebuilt.filter((row) => row.profileId === profileId),
    ),
  );
  const stored = {
    valuation: await client.query<Row>(VALUATIONS, [establishmentId]),
    profile: await client.query<Row>(PROFILES, [establishmentId]),
    totals: await client.query<Row>(TOTALS, [establishmentId]),
  };
  const differences = [
    ...compare('valuation', rebuilt.map(plainRow), stored.valuation.rows.map(plainRow), (row) => String(row['id'])),
    ...compare('profile', [...profiles.values()].map(plainRow), stored.profile.rows.map(plainRow), (row) =>
      String(row['id']),
    ),
    ...compare('profile_totals', totals.map(plainRow), stored.totals.rows.map(plainRow), totalsKey),
    ...gaps.map((id) => ({ table: 'domain_event' as const, id, columns: ['aggregate_version'] })),
    ...unreadable.map((id) => ({ table: 'domain_event' as const, id, columns: ['payload'] })),
  ];
  return {
    events: events.rows.length,
    rows: rebuilt.length + profiles.size + totals.length,
    differences: differences.map((difference) => ({ establishmentId, ...difference })),
  };
}

interface Folded {
  readonly states: Map<number, ValuationState>;
  readonly profiles: Map<number, ProfileState>;
  /** Aggregates whose versions are not 1, 2, 3 and so on. */
  readonly gaps: readonly string[];
  /** Aggregates with an event of unknown form, which are not rebuilt. */
  readonly unreadable: readonly string[];
}

function fold(events: readonly EventRow[], readers: Readers): Folded {
  const states = new Map<number, ValuationState>();
  const profiles = new Map<number, ProfileState>();
  const versions = new Map<string, number>();
  const gaps = new Set<string>();
  const unreadable = new Set<string>();
  for (const event of events) {
    const aggregate = `${event.aggregate_type} ${event.aggregate_id}`;
    if (event.aggregate_version !== (versions.get(aggregate) ?? 0) + 1) gaps.add(aggregate);
    versions.set(aggregate, event.aggregate_version);
    if (unreadable.has(aggregate)) continue;
    try {
      if (event.aggregate_type === 'profile') foldProfile(profiles, event, readers.profile);
      else foldValuation(states, event, readers.valuation);
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      unreadable.add(aggregate);
    }
  }
  return { states, profiles, gaps: [...gaps], unreadable: [...unreadable] };
}

function foldValuation(states: Map<number, ValuationState>, row: EventRow, reader: EventReader<ValuationEvent>): void {
  const { aggregate_id: id, aggregate_version: version, actor_id: actorId, occurred_at: occurredAt } = row;
  const event = reader.read(stored(row));
  const header = { aggregateId: id, version, actorId, occurredAt: occurredAt.toISOString() };
  if (event.type === 'valuation.deleted') states.delete(id);
  else states.set(id, evolve(states.get(id), event, header));
}

const stored = ({ type, payload_version: payloadVersion, payload }: EventRow): StoredEvent => ({
  type,
  payloadVersion,
  payload,
});

function foldProfile(profiles: Map<number, ProfileState>, event: EventRow, reader: EventReader<ProfileEvent>): void {
  const id = event.aggregate_id;
  const occurredAt = event.occurred_at.toISOString();
  const recorded = reader.read(stored(event));
  const first = { id, version: 1, status: 0, textId: null, createdBy: event.actor_id ?? 0 } as const;
  const state = profiles.get(id) ?? { ...first, createdAt: occurredAt, updatedAt: occurredAt };
  if (recorded.type === 'profile.deleted') profiles.delete(id);
  else profiles.set(id, evolveProfile(state, recorded, { version: event.aggregate_version, occurredAt }));
}

function compare(
  table: Difference['table'],
  rebuilt: readonly Row[],
  stored: readonly Row[],
  key: (row: Row) => string,
): Omit<Difference, 'establishmentId'>[] {
  const left = new Map(rebuilt.map((row) => [key(row), row]));
  const right = new Map(stored.map((row) => [key(row), row]));
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((id) => {
    const [a, b] = [left.get(id), right.get(id)];
    if (a === undefined || b === undefined) return [{ table, id, columns: ['*'] }];
    const columns = Object.keys({ ...a, ...b }).filter((column) => !isDeepStrictEqual(a[column], b[column]));
    return columns.length === 0 ? [] : [{ table, id, columns }];
  });
}

/** A row as JSON holds it, with instants as texts, so that both sides can be compared. */
function plainRow(row: object): Row {
  return JSON.parse(JSON.stringify(row)) as Row;
}

const totalsKey = (row: Row): string => `${String(row['profileId'])}/${String(row['audience'])}`;

const EVENTS = `
  select aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload, actor_id, occurred_at
    from domain_event
   where establishment_id = $1 and aggregate_type in ('profile', 'valuation') and payload is not null
   order by position`;

const VALUATIONS = `select ${SELECT_VALUATION} from valuation v where v.establishment_id = $1`;

const PROFILES = `
  select id, version, status, text_id as "textId", created_by as "createdBy", created_at as "createdAt",
         updated_at as "updatedAt"
    from profile where establishment_id = $1`;

const TOTALS = `
  select profile_id as "profileId", audience, minimum_cents::float8 as "minimumCents",
         share_hundredths as "shareHundredths", displayed_month_cents::float8 as "displayedMonthCents",
         active_functions as "activeFunctions", category_level as "categoryLevel", lowest_points as "lowestPoints",
         to_char(next_change_on, 'YYYY-MM-DD') as "nextChangeOn", monthly_functions as "monthlyFunctions",
         hides_rows as "hidesRows"
    from profile_totals where establishment_id = $1`;
