import { Injectable } from '@nestjs/common';
import { prepared } from '../persistence/database-client.js';
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
  /** The aggregates, each with the version that the event makes. */
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
    await transaction.manager.query(TAKE_TURN, [transaction.establishmentId]);
  }

  /** Empties the payloads of the transaction's establishment, for its erasure. Headers stay for ever. */
  async forgetPayloads(transaction: Transaction): Promise<void> {
    await this.takeTurn(transaction);
    await transaction.manager.query(
      'update domain_event set payload = null where establishment_id = $1 and payload is not null',
      [transaction.establishmentId],
    );
  }

  /** Appends the events of several aggregates with one insert and one notification. */
  async appendAll(transaction: Transaction, entries: readonly JournalEntry[]): Promise<void> {
    if (entries.every(({ events }) => events.length === 0)) return;
    await this.takeTurn(transaction);
    await this.record(transaction, entries);
  }

  async appendAlike(transaction: Transaction, alike: AlikeEntries): Promise<void> {
    const { aggregateType, event, aggregates, occurredAt } = alike;
    const entries = aggregates.map(({ id, version, gridId }) => {
      return { aggregateType, aggregateId: id, firstVersion: version, events: [event], gridId, occurredAt };
    });
    await this.appendAll(transaction, entries);
  }

  /**
   * Records an event that changes no list, no total and no live screen. It waits for no other writer, and cached
   * answers stay. Its position has no order among the events that took their turn.
   */
  async appendAside(transaction: Transaction, entry: JournalEntry): Promise<void> {
    await this.record(transaction, [entry]);
  }

  /** Many events may differ only by their aggregate: what they share is checked and sent once. */
  private async record(transaction: Transaction, entries: readonly JournalEntry[]): Promise<void> {
    const shared: object[] = [];
    const places = new Map<string, number>();
    const rows = entries.flatMap(({ aggregateType, aggregateId, firstVersion, events, gridId, occurredAt }) =>
      events.map((event, offset) => {
        const { type, payloadVersion, payload } = event;
        const key = `${aggregateType} ${type} ${payloadVersion} ${occurredAt.getTime()} ${JSON.stringify(payload)}`;
        let place = places.get(key);
        if (place === undefined) {
          this.catalogue.assertReadable(event);
          const isSilent = this.catalogue.isSilent(type);
          place = shared.push({ aggregateType, type, payloadVersion, payload, occurredAt, isSilent });
          places.set(key, place);
        }
        return { aggregateId, version: firstVersion + offset, gridId, place };
      }),
    );
    await this.insert(transaction, [
      JSON.stringify(shared),
      rows.map(({ aggregateId }) => aggregateId),
      rows.map(({ version }) => version),
      rows.map(({ gridId }) => gridId),
      rows.map(({ place }) => place),
    ]);
  }

  private async insert(transaction: Transaction, values: readonly unknown[]): Promise<void> {
    const { manager, establishmentId, actorId, correlationId } = transaction;
    const correlation = currentCorrelation() ?? correlationId;
    const common = [JOURNAL_CHANNEL, establishmentId?.toString() ?? '', establishmentId, actorId, correlation];
    try {
      await inSpan('journal append', {}, async () => manager.query<unknown>(INSERT_EVENTS, [...common, ...values]));
    } catch (error) {
      if (isUniqueViolation(error, 'domain_event_version')) throw new ConcurrencyConflict();
      throw error;
    }
  }
}

const TAKE_TURN = prepared('journal-turn', 'update establishment set version = version + 1 where id = $1');

/** For a statement that adds a row and records its event at once (`PrintJobs`). */
export const INSERT_EVENT = `
  insert into domain_event (
    event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload, establishment_id,
    actor_id, grid_id, correlation_id, occurred_at, relayed_at)`;

/** Events without a job are stored as relayed. Otherwise a move would make the relay write every row a second time. */
const INSERT_EVENTS = prepared(
  'journal-append',
  `with recorded as (
     ${INSERT_EVENT}
     select gen_random_uuid(), "aggregateType", aggregate_id, aggregate_version, type, "payloadVersion", payload,
            $3::integer, $4::integer, grid_id, $5, "occurredAt", case when "isSilent" then now() end
       from unnest($7::integer[], $8::integer[], $9::integer[], $10::integer[])
              with ordinality as event (aggregate_id, aggregate_version, grid_id, place, number)
       join rows from (json_to_recordset($6::json) as (
              "aggregateType" text, type text, "payloadVersion" smallint, payload jsonb, "occurredAt" timestamptz,
              "isSilent" boolean)) with ordinality as shared (
              "aggregateType", type, "payloadVersion", payload, "occurredAt", "isSilent", place) using (place)
      order by number)
   select pg_notify($1, $2)`,
);
