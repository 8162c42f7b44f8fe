/** Events, and the jobs that follow. The journal refuses an event that is missing here; the relay adds its jobs. */
import type { DomainEvent, RecordedEvent } from './domain-event.js';
import { type StoredEvent, UnreadableEvent, type EventShape } from './event-shape.js';

/** A job that the relay adds for an event. Its id is `<event id>_<name>`, so that a repeat adds nothing. */
export interface Reaction<Payload extends object = object> {
  readonly queue: QueueName;
  /** The effect, then its cause: `render-document-when-print-requested`. */
  readonly name: string;
  /** Ids and values only. */
  data(event: RecordedEvent<Payload>): Readonly<Record<string, string | number | null>>;
  /** From 1, the lowest first. Without a priority, the queue keeps its own order. */
  priority?(event: RecordedEvent<Payload>): number | undefined;
}

/** Queues by nature of work, each with its own concurrency. */
export const QUEUE_NAMES = ['mail', 'accounts', 'pdf', 'grid', 'proposals', 'housekeeping'] as const;

export type QueueName = (typeof QUEUE_NAMES)[number];

export interface EventDefinition<Payload extends object = object> {
  readonly shape: EventShape<string, Payload>;
  readonly reactions: readonly Reaction<Payload>[];
}

/** Events without a job. */
export function silent(...shapes: readonly EventShape[]): EventDefinition[] {
  return shapes.map((shape) => ({ shape, reactions: [] }));
}

/** An event and its jobs. Reactions read its payload in the newest version. */
export function causing<Payload extends object>(
  shape: EventShape<string, Payload>,
  ...reactions: readonly Reaction<Payload>[]
): EventDefinition<Payload> {
  return { shape, reactions };
}

/** Composed once at start from the modules' lists. */
export class EventCatalogue {
  private readonly byType: ReadonlyMap<string, EventDefinition>;

  /** A second definition of one type is a programming error. */
  constructor(lists: readonly (readonly EventDefinition[])[]) {
    const definitions = lists.flat();
    this.byType = new Map(definitions.map((definition) => [definition.shape.type, definition]));
    if (this.byType.size !== definitions.length) throw new Error('An event type is defined twice');
  }

  all(): readonly EventDefinition[] {
    return [...this.byType.values()].sort((a, b) => a.shape.type.localeCompare(b.shape.type));
  }

  find(type: string): EventDefinition | undefined {
    return this.byType.get(type);
  }

  isSilent(type: string): boolean {
    return this.byType.get(type)?.reactions.length === 0;
  }

  /** The payload of a stored event in the newest version; null after it was emptied. @throws UnreadableEvent */
  payloadOf({ type, payloadVersion, payload }: StoredEvent): object | null {
    const shape = this.byType.get(type)?.shape;
    if (shape === undefined) throw new UnreadableEvent(type, payloadVersion, 'unknown type');
    return payload === null ? null : shape.read(payloadVersion, payload).payload;
  }

  /** Refuses to record an unreadable event: an unknown type, or a payload of another form. */
  assertReadable(event: DomainEvent): void {
    const shape = this.byType.get(event.type)?.shape;
    if (shape === undefined) throw new Error(`Event ${event.type} is not in the catalogue`);
    shape.assertReadable(event);
  }
}
