import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { JobsOptions, Queue } from 'bullmq';
import { EventCatalogue, type EventDefinition, type QueueName } from '../events/event-catalogue.js';
import { UnreadableEvent } from '../events/event-shape.js';
import type { RecordedEvent } from '../events/domain-event.js';
import { describeError } from '../logging/describe-error.js';
import { inTraceOf } from '../tracing/spans.js';
import { prepared } from '../persistence/database-client.js';
import { together, type TransactionContext, UnitOfWork } from '../persistence/unit-of-work.js';
import type { JournalListener } from './journal-listener.js';
import { QueueMemory } from './queue-memory.js';

const BATCH = 200;
const POLL_MS = 1000;
/** Fewer jobs are added one by one: in PostgreSQL each bulk call of BullMQ makes and drops two tables. */
const BULK_FROM = 16;
/** The time between two checks of the queues. */
const RECALL_MS = 2_000;
/** The greatest age, in days, of an event that is relayed once more. */
const RECALLED_DAYS = 7;

interface OutboxRow {
  position: string;
  event_id: string;
  aggregate_type: string;
  aggregate_id: number;
  aggregate_version: number;
  type: string;
  payload_version: number;
  payload: unknown;
  establishment_id: number | null;
  actor_id: number | null;
  grid_id: number | null;
  occurred_at: Date;
  correlation_id: string;
}

/**
 * Moves events from the journal to the queues, at least once. Rows that are not relayed yet are taken by lock, not by
 * position, because a slow transaction may commit a lower position late. NOTIFY wakes it, and polling is the fallback.
 * An event of an unknown type or version waits for a newer process.
 */
export class OutboxRelay {
  private readonly logger = new Logger(OutboxRelay.name);
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private timer: NodeJS.Timeout | undefined;
  private stopListening: (() => void) | undefined;
  private readonly unitOfWork: UnitOfWork;
  private readonly causing: KnownVersions;
  private readonly silent: KnownVersions;
  private readonly memory: QueueMemory | undefined;
  private recallDue = 0;
  /** The positions of events whose payload this release cannot read. They are skipped, so that they stop no other event. */
  private readonly unreadable = new Set<string>();

  constructor(
    dataSource: DataSource,
    private readonly catalogue: EventCatalogue,
    private readonly queues: ReadonlyMap<QueueName, Queue>,
    private readonly listener: JournalListener,
  ) {
    this.unitOfWork = new UnitOfWork(dataSource);
    this.causing = knownVersions(catalogue.all().filter(({ reactions }) => reactions.length > 0));
    // All queues share one Redis, so any of them can answer.
    const [queue] = queues.values();
    this.memory = queue && new QueueMemory(queue);
    this.silent = knownVersions(catalogue.all().filter(({ reactions }) => reactions.length === 0));
  }

  start(): void {
    this.stopListening = this.listener.onEvent(() => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  async stop(): Promise<void> {
    this.closed = true;
    this.stopListening?.();
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    if (this.closed) return;
    if (this.running !== undefined) {
      this.again = true;
      return;
    }
    this.running = this.drain().finally(() => {
      this.running = undefined;
      if (this.again) {
        this.again = false;
        this.wake();
      }
    });
  }

  private async drain(): Promise<void> {
    try {
      await this.recall();
      while (!this.closed && (await this.relayBatch()) === BATCH);
    } catch (error) {
      // The queue or the database is away. The rows stay, and the next round takes them again.
      this.logger.warn({ msg: 'outbox not relayed', fault: describeError(error) });
    }
  }

  /** Relays recent unfinished events once more after the queues lost their jobs. Processors accept a repeat. */
  private async recall(): Promise<void> {
    if (performance.now() < this.recallDue) return;
    if (await this.memory?.isLost()) {
      this.logger.warn('the queues have forgotten their jobs, handing them over again');
      await this.unitOfWork.run(AS_RELAY, async ({ manager }) =>
        manager.query<unknown>(TAKE_BACK, [this.causing[0], RECALLED_DAYS]),
      );
      await this.memory?.noteFilled();
    }
    this.recallDue = performance.now() + RECALL_MS;
  }

  /** Skips events without a job, relays up to one batch of the rest in order, and answers how many it took. */
  async relayBatch(): Promise<number> {
    return this.unitOfWork.run(AS_RELAY, async ({ manager }) => {
      const known = [...this.silent, ...this.causing];
      const [, rows] = await together([
        manager.query<unknown>(WITHOUT_WAITING),
        manager.query<OutboxRow[]>(TAKE_BATCH, [...known, BATCH, [...this.unreadable]]),
      ]);
      const events = this.readable(rows);
      const left = rows.map(({ position }) => position).filter((position) => this.unreadable.has(position));
      if (left.length > 0) await manager.query(GIVE_BACK, [left]);
      await this.addJobs(events);
      return rows.length;
    });
  }

  /** Leaves out events whose payload cannot be read. They stay for a newer release, and are reported once. */
  private readable(rows: readonly OutboxRow[]): readonly RecordedEvent[] {
    const faults: string[] = [];
    const events = rows.flatMap((row) => {
      try {
        const { type, payload_version: payloadVersion, payload } = row;
        return [toEvent(row, this.catalogue.payloadOf({ type, payloadVersion, payload }))];
      } catch (error) {
        if (!(error instanceof UnreadableEvent)) throw error;
        this.unreadable.add(row.position);
        faults.push(`${row.event_id}: ${error.message}`);
        return [];
      }
    });
    const [first] = faults;
    if (first !== undefined) this.logger.error({ msg: 'events not readable', events: faults.length, first });
    return events;
  }

  private async addJobs(events: readonly RecordedEvent[]): Promise<void> {
    const perQueue = new Map<QueueName, RelayedJob[]>();
    for (const event of events) {
      for (const reaction of this.catalogue.find(event.type)?.reactions ?? []) {
        const jobs = perQueue.get(reaction.queue) ?? [];
        const { eventId, correlationId } = event;
        const priority = reaction.priority?.(event);
        jobs.push({
          name: reaction.name,
          data: { eventId, correlationId, ...reaction.data(event) },
          opts: { jobId: `${eventId}_${reaction.name}`, ...(priority !== undefined && { priority }) },
        });
        perQueue.set(reaction.queue, jobs);
      }
    }
    for (const [name, jobs] of perQueue) {
      const queue = this.queues.get(name);
      if (queue === undefined) throw new Error(`No queue named ${name}`);
      if (jobs.length >= BULK_FROM) await queue.addBulk(jobs);
      else {
        for (const { name: job, data, opts } of jobs) {
          const add = async () => queue.add(job, data, opts);
          await inTraceOf(data.correlationId, `relay ${job}`, { queue: name }, add);
        }
      }
    }
  }
}

interface RelayedJob {
  readonly name: string;
  readonly data: Pick<RecordedEvent, 'eventId' | 'correlationId'>;
  readonly opts: JobsOptions;
}

/** The types of events and the newest version of each that this process reads, as two parameters of a statement. */
type KnownVersions = readonly [types: readonly string[], versions: readonly number[]];

function knownVersions(definitions: readonly EventDefinition[]): KnownVersions {
  return [definitions.map(({ shape }) => shape.type), definitions.map(({ shape }) => shape.version)];
}

const AS_RELAY: TransactionContext = { establishmentId: null, scope: 'relay', actorId: null, correlationId: 'relay' };

const unrelayed = (types: string, versions: string) => `
  e.relayed_at is null and exists (
    select from unnest(${types}::text[], ${versions}::smallint[]) as known (type, version)
     where known.type = e.type and e.payload_version <= known.version)`;

const TAKE_BACK = `
  update domain_event e set relayed_at = null
   where type = any($1::text[]) and relayed_at > now() - make_interval(days => $2)
     and not exists (select from consumed_event c where c.event_id = e.event_id)`;

/** Marks the events as relayed before their jobs are added. Other transactions do not see these marks until the commit. */
const TAKE_BATCH = prepared(
  'relay-take',
  `with silent as (
     update domain_event set relayed_at = now()
      where position in (select position from domain_event e where ${unrelayed('$1', '$2')} for update skip locked)),
   taken as (
     update domain_event set relayed_at = now()
      where position in (
        select position from domain_event e
         where ${unrelayed('$3', '$4')} and position <> all($6::bigint[])
         order by position limit $5 for update skip locked)
     returning position, event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
               establishment_id, actor_id, grid_id, occurred_at, correlation_id)
   select * from taken order by position`,
);

/** A mark that a crash of the database undoes is made once more, and its jobs are added again under their names. */
const WITHOUT_WAITING = 'set local synchronous_commit = off';

const GIVE_BACK = 'update domain_event set relayed_at = null where position = any($1::bigint[])';

function toEvent(row: OutboxRow, payload: object | null): RecordedEvent {
  return {
    position: row.position,
    eventId: row.event_id,
    aggregateType: row.aggregate_type,
    aggregateId: row.aggregate_id,
    aggregateVersion: row.aggregate_version,
    type: row.type,
    payload,
    establishmentId: row.establishment_id,
    actorId: row.actor_id,
    gridId: row.grid_id,
    correlationId: row.correlation_id,
    occurredAt: row.occurred_at,
  };
}
