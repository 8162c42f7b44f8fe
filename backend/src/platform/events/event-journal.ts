import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ConcurrencyConflict, type Transaction } from '../persistence/unit-of-work.js';
import { isUniqueViolation } from '../persistence/sql-errors.js';
import { currentCorrelation } from '../tracing/correlation.js';
import { inSpan } from '../tracing/spans.js';
import { EventCatalogue } from './event-catalogue.js';
import type { DomainEvent } from './domain-event.js';

/** The events that one save appends to an aggregate, from its loaded version on. */
export interface JournalEntry {
  readonly aggregateType: string;
  readonly aggregateId: number;
  readonly firstVersion: number;
  readonly events: readonly DomainEvent[];
  readonly gridId: number | null;
  readonly occurredAt: Date;
}

/** One event that happens to several aggregates. */
export interface AlikeEntries {
  readonly aggregateType: string;
  readonly event: DomainEvent;
  /** Each with the version that the event makes. */
  readonly aggregates: readonly { readonly id: number; readonly version: number; readonly gridId: number | null }[];
  readonly occurredAt: Date;
}

/** Wakes the relay and the live streams; the payload is the establishment. Polling is the fallback. */
export const JOURNAL_CHANNEL = 'domain_event';

/** The append-only journal, written in the transaction of the change. The same rows are the outbox. */
@Injectable()
export class EventJournal {
  private readonly inTurn = new WeakSet<Transaction>();

  constructor(private readonly catalogue: EventCatalogue) {}

  async append(transaction: Transaction, entry: JournalEntry): Promise<void> {
    await this.appendAll(transaction, [entry]);
  }

  /**
   * Takes the establishment's turn: from here to the commit its writers come one after the other. So totals are
   * computed on settled rows, and positions in the journal rise in the order of commits. It also raises the version
   * that keys cached answers. Call it before the first write; a second call in the same transaction does nothing.
   */
  async takeTurn(transaction: Transaction): Promise<void> {
    if (transaction.establishmentId === null || this.inTurn.has(transaction)) return;
    this.inTurn.add(transaction);
    await transaction.manager.query('update establishment set version = version + 1 where id = $1', [
      transaction.establishmentId,
    ]);
  }

  /** Empties the payloads of the transaction's establishment, for its erasure. Headers stay for ever. */
  async forgetPayloads(transaction: Transaction): Promise<void> {
    await this.takeTurn(transaction);
    await transaction.manager.query(
      'update domain_event set payload = null where establishment_id = $1 and payload is not null',
      [transaction.establishmentId],
    );
  }

  /** Several aggregates at once: one insert, one notification. */
  async appendAll(transaction: Transaction, entries: readonly JournalEntry[]): Promise<void> {
    if (entries.every(({ events }) => events.length === 0)) return;
    await this.takeTurn(transaction);
    await this.record(transaction, entries);
  }

  /** The same event for several aggregates: its payload is sent once for all of them. */
  async appendAlike(transaction: Transaction, alike: AlikeEntries): Promise<void> {
    const { aggregateType, event, aggregates, occurredAt } = alike;
    if (aggregates.length === 0) return;
    await this.takeTurn(transaction);
    this.catalogue.assertReadable(event);
    await this.insert(transaction, INSERT_ALIKE, [
      aggregates.map(({ id }) => id),
      aggregates.map(({ version }) => version),
      aggregates.map(({ gridId }) => gridId),
      aggregateType,
      event.type,
      event.payloadVersion,
      JSON.stringify(event.payload),
      occurredAt,
      this.catalogue.isSilent(event.type),
    ]);
  }

  /**
   * Records an event that changes no list, no total and no live screen. It waits for no other writer, and cached
   * answers stay. Its position has no order among the events that took their turn.
   */
  async appendAside(transaction: Transaction, entry: JournalEntry): Promise<void> {
    await this.record(transaction, [entry]);
  }

  private async record(transaction: Transaction, entries: readonly JournalEntry[]): Promise<void> {
    for (const event of entries.flatMap(({ events }) => events)) this.catalogue.assertReadable(event);
    const rows = entries.flatMap((entry) =>
      entry.events.map((event, offset) => ({
        ...toRow(entry, event, offset),
        is_silent: this.catalogue.isSilent(event.type),
      })),
    );
    await this.insert(transaction, INSERT_EVENTS, [JSON.stringify(rows)]);
  }

  /** @param values of this statement, after those of every insert into the journal */
  private async insert(transaction: Transaction, statement: string, values: readonly unknown[]): Promise<void> {
    const { manager, establishmentId, actorId, correlationId } = transaction;
    const correlation = currentCorrelation() ?? correlationId;
    const common = [JOURNAL_CHANNEL, establishmentId?.toString() ?? '', establishmentId, actorId, correlation];
    try {
      await inSpan('journal append', {}, async () => manager.query<unknown>(statement, [...common, ...values]));
    } catch (error) {
      if (isUniqueViolation(error, 'domain_event_version')) throw new ConcurrencyConflict();
      throw error;
    }
  }
}

const COLUMNS = `
  event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload, establishment_id, actor_id,
  grid_id, correlation_id, occurred_at, relayed_at`;

/**
 * Events without a job are stored as relayed. Otherwise a move of all valuations would make the relay write every row a
 * second time.
 */
const INSERT_EVENTS = `
  with recorded as (
    insert into domain_event (${COLUMNS})
    select event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
           $3::integer, $4::integer, grid_id, $5, occurred_at, case when is_silent then now() end
      from json_to_recordset($6::json) as event (
        event_id uuid, aggregate_type text, aggregate_id integer, aggregate_version integer, type text,
        payload_version smallint, payload jsonb, grid_id integer, occurred_at timestamptz, is_silent boolean))
  select pg_notify($1, $2)`;

const INSERT_ALIKE = `
  with recorded as (
    insert into domain_event (${COLUMNS})
    select gen_random_uuid(), $9, aggregate_id, aggregate_version, $10, $11::smallint, $12::jsonb,
           $3::integer, $4::integer, grid_id, $5, $13::timestamptz, case when $14::boolean then now() end
      from unnest($6::integer[], $7::integer[], $8::integer[]) as event (aggregate_id, aggregate_version, grid_id))
  select pg_notify($1, $2)`;

function toRow(entry: JournalEntry, event: DomainEvent, offset: number): object {
  return {
    event_id: randomUUID(),
    aggregate_type: entry.aggregateType,
    aggregate_id: entry.aggregateId,
    aggregate_version: entry.firstVersion + offset,
    type: event.type,
    payload_version: event.payloadVersion,
    payload: event.payload,
    grid_id: entry.gridId,
    occurred_at: entry.occurredAt,
  };
}
