import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/errors/domain-error.js';
import { EventJournal, type JournalEntry } from '../../../platform/events/event-journal.js';
import { prepared } from '../../../platform/persistence/database-client.js';
import { ConcurrencyConflict, together, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Valuation } from '../domain/valuation.aggregate.js';
import { replayed, type JournalEvent } from '../domain/valuation.events.js';
import { stateOf, type StateColumns } from '../domain/valuation.payloads.js';
import { NO_TEXTS, type ValuationTexts, type ValuationState } from '../domain/valuation.state.js';
import type { LastEvent } from '../domain/valuation.update.js';
import { BY_THE_TOOL, changedByPeople, CHANGES, type ChangeOfRow } from '../queries/changed-by-people.js';
import { projectTotals } from './profile-totals.projection.js';
import { SELECT_VIEWED, INSERT_VALUATIONS, toRecord, updateValuations } from './valuation.columns.js';

type StoredValuation = StateColumns & { readonly texts: ValuationTexts | null };

/**
 * The versioned rows of valuations. A save writes rows, free texts, totals and events in the transaction. Every write
 * is set-based: a bulk of 500 needs as many statements as a single change.
 */
@Injectable()
export class Valuations {
  constructor(private readonly journal: EventJournal) {}

  async nextIds({ manager }: Transaction, count: number): Promise<readonly number[]> {
    const rows: { id: number }[] = await manager.query(
      `select nextval(pg_get_serial_sequence('valuation', 'id'))::integer as id from generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ id }) => id);
  }

  /** The valuations in the order of their ids. Ids that the transaction's establishment does not have are left out. */
  async findMany({ manager, establishmentId }: Transaction, ids: readonly number[]): Promise<readonly Valuation[]> {
    const rows: StoredValuation[] = await manager.query(FIND, [establishmentId, ids]);
    return rows.map(({ texts, ...row }) => Valuation.restore(stateOf(row), texts ?? NO_TEXTS));
  }

  async lastEvents(
    { manager, establishmentId }: Transaction,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, LastEvent>> {
    const rows: (JournalEvent & { id: number })[] = await manager.query(EVENTS, [establishmentId, ids]);
    const states = new Map<number, ValuationState>();
    const last = new Map<number, LastEvent>();
    for (const { id, ...event } of rows) {
      const before = states.get(id);
      states.set(id, replayed(before, id, event));
      last.set(id, { ...event, statusBefore: before?.status ?? null });
    }
    return last;
  }

  /** The ids among these that a person has changed since their first event. Changes by the tool alone do not count. */
  async touchedByPeople(
    { manager, establishmentId }: Transaction,
    ids: readonly number[],
  ): Promise<ReadonlySet<number>> {
    const changes: ChangeOfRow[] = await manager.query(CHANGES, [establishmentId, ids, BY_THE_TOOL]);
    return changedByPeople(changes);
  }

  /**
   * @throws ConcurrencyConflict when a row no longer has the loaded version
   * @throws 404 `introuvable` when a row's profile was deleted since it was looked up
   */
  async saveAll(transaction: Transaction, valuations: readonly Valuation[]): Promise<void> {
    const { establishmentId } = transaction;
    const changed = valuations.filter(({ events }) => events.length > 0);
    if (changed.length === 0 || establishmentId === null) return;
    // Sent in this order without waiting: the database works while the next statement is made.
    await together([
      this.journal.takeTurn(transaction),
      writeTexts(transaction, changed),
      writeRows(transaction, changed, establishmentId),
      projectTotals(
        transaction,
        changed.flatMap(({ loaded, state }) => [loaded?.profileId ?? state.profileId, state.profileId]),
      ),
      this.journal.appendAll(transaction, changed.map(toEntry)),
    ]);
  }

  /** Keeps the reason for an act on a row, under the id in its event. It is deleted with the row's other texts. */
  async keepReason(
    transaction: Transaction,
    { id: aggregateId, updatedAt: createdAt }: ValuationState,
    id: string,
    reason: string,
  ): Promise<void> {
    await insertTexts(transaction, [{ id, aggregateId, content: { reason }, createdAt }]);
  }
}

const FIND = prepared(
  'valuations-find',
  `select ${SELECT_VIEWED}, x.content as texts
     from valuation v left join personal_text x on x.id = v.text_id
    where v.establishment_id = $1 and v.id = any($2::bigint[])
    order by v.id`,
);

const EVENTS = `
  select aggregate_id as id, aggregate_version as version, type, payload_version as "payloadVersion", payload,
         actor_id as "actorId", occurred_at as "occurredAt"
    from domain_event
   where establishment_id = $1 and aggregate_type = 'valuation' and aggregate_id = any($2::integer[])
   order by aggregate_id, aggregate_version`;

async function writeTexts(transaction: Transaction, valuations: readonly Valuation[]): Promise<void> {
  const rows = valuations
    .filter(({ hasNewTexts }) => hasNewTexts)
    .map(({ state, texts }) => ({
      id: state.textId,
      aggregateId: state.id,
      content: texts,
      createdAt: state.updatedAt,
    }));
  if (rows.length > 0) await insertTexts(transaction, rows);
}

async function insertTexts({ manager, establishmentId }: Transaction, rows: readonly object[]): Promise<void> {
  await manager.query(
    `insert into personal_text (id, establishment_id, aggregate_type, aggregate_id, content, created_at)
     select r.id, $2, 'valuation', r."aggregateId", r.content, r."createdAt"
       from jsonb_to_recordset($1::jsonb) as r (id uuid, "aggregateId" integer, content jsonb, "createdAt" timestamptz)`,
    [JSON.stringify(rows), establishmentId],
  );
}

async function writeRows(
  { manager }: Transaction,
  valuations: readonly Valuation[],
  establishmentId: number,
): Promise<void> {
  const added = valuations.filter(({ loaded }) => loaded === null);
  const deleted = valuations.filter(({ isDeleted, loaded }) => isDeleted && loaded !== null);
  const updated = valuations.filter(({ isDeleted, loaded }) => !isDeleted && loaded !== null);
  const statements: Promise<void>[] = [];
  if (added.length > 0) statements.push(addRows(manager, added, establishmentId));
  if (updated.length > 0) statements.push(updateRows(manager, updated, establishmentId));
  if (deleted.length > 0) statements.push(deleteRows(manager, deleted, establishmentId));
  await together(statements);
}

type Manager = Transaction['manager'];

async function addRows(manager: Manager, added: readonly Valuation[], establishmentId: number): Promise<void> {
  const records = added.map(({ state }) => toRecord(state, establishmentId));
  const inserted = await manager.query<unknown[]>(INSERT_VALUATIONS, [JSON.stringify(records)]);
  // An earlier writer deleted or moved the person, who is then unknown like one that never existed.
  if (inserted.length !== records.length) throw notFound('person');
}

async function updateRows(manager: Manager, updated: readonly Valuation[], establishmentId: number): Promise<void> {
  const changes = updated.map(({ state, loaded }) => ({ from: loaded ?? state, to: state }));
  // For an update TypeORM answers the returned rows and their number.
  const [written]: [unknown[], number] = await manager.query(...updateValuations(changes, establishmentId));
  if (written.length !== updated.length) throw new ConcurrencyConflict();
}

/** A deleted row's free texts are deleted too; the journal keeps ids and values. */
async function deleteRows(manager: Manager, deleted: readonly Valuation[], establishmentId: number): Promise<void> {
  const rows = deleted.map(({ state, loaded }) => ({ id: state.id, version: loaded?.version }));
  const [[gone]] = await together([
    manager.query<[unknown[], number]>(
      `delete from valuation v using jsonb_to_recordset($1::jsonb) as r (id integer, version integer)
        where v.id = r.id and v.version = r.version and v.establishment_id = $2 returning v.id`,
      [JSON.stringify(rows), establishmentId],
    ),
    manager.query<unknown>(
      `delete from personal_text where establishment_id = $1 and aggregate_type = 'valuation'
          and aggregate_id = any($2::integer[])`,
      [establishmentId, rows.map(({ id }) => id)],
    ),
  ]);
  if (gone.length !== rows.length) throw new ConcurrencyConflict();
}

function toEntry({ state, loaded, events }: Valuation): JournalEntry {
  return {
    aggregateType: 'valuation',
    aggregateId: state.id,
    firstVersion: (loaded?.version ?? 0) + 1,
    events,
    gridId: state.gridId,
    occurredAt: new Date(state.updatedAt),
  };
}
