/**
 * Every event of the product and the reactions it causes: the journal refuses an event that is not here, the relay adds
 * the jobs that it names.
 */
import type { RecordedEvent } from './domain-event.js';

/** A job that the relay adds when it meets the event. Its id is `<event id>_<name>`: a repeat adds nothing. */
export interface Reaction {
  readonly queue: QueueName;
  /** Effect when cause: `render-document-when-print-requested`. */
  readonly name: string;
  /** Ids and values only. */
  readonly data: (event: RecordedEvent) => Readonly<Record<string, string | number | null>>;
  /** From 1, the lowest number first; without one the queue's own order. */
  readonly priority?: (event: RecordedEvent) => number | undefined;
}

/** Queues by nature of work, each with its own concurrency. */
export const QUEUE_NAMES = ['mail', 'accounts', 'pdf', 'grid', 'housekeeping'] as const;

export type QueueName = (typeof QUEUE_NAMES)[number];

export interface EventDefinition {
  readonly type: string;
  /** What happened, for the generated catalogue. */
  readonly meaning: string;
  readonly payloadVersion: number;
  readonly reactions: readonly Reaction[];
}

/** Composed once at start from the modules' lists. */
export class EventCatalogue {
  private readonly byType: ReadonlyMap<string, EventDefinition>;

  /** A second definition of one type is a programming error. */
  constructor(lists: readonly (readonly EventDefinition[])[]) {
    const definitions = lists.flat();
    this.byType = new Map(definitions.map((definition) => [definition.type, definition]));
    if (this.byType.size !== definitions.length) throw new Error('An event type is defined twice');
  }

  all(): readonly EventDefinition[] {
    return [...this.byType.values()].sort((a, b) => a.type.localeCompare(b.type));
  }

  find(type: string): EventDefinition | undefined {
    return this.byType.get(type);
  }

  /** Refuses to record what no reader would know. */
  assertKnown(type: string): void {
    if (!this.byType.has(type)) throw new Error(`Event ${type} is not in the catalogue`);
  }
}
