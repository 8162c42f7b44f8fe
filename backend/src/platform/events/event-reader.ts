import type { DomainEvent } from './domain-event.js';
import { UnreadableEvent } from './event-shape.js';

/** An event of the journal, in the form of any release. */
export interface StoredEvent {
  readonly type: string;
  readonly payloadVersion: number;
  readonly payload: unknown;
}

interface Readable<Event extends DomainEvent> {
  readonly type: string;
  read(payloadVersion: number, stored: unknown): Event;
}

/** Reads the stored events of one aggregate. No other code turns a row of the journal into a typed payload. */
export class EventReader<Event extends DomainEvent> {
  private readonly byType: ReadonlyMap<string, Readable<Event>>;

  constructor(shapes: readonly Readable<Event>[]) {
    this.byType = new Map(shapes.map((shape) => [shape.type, shape]));
  }

  /** In the newest version. @throws UnreadableEvent for an unknown type or version, or a payload of unknown form */
  read({ type, payloadVersion, payload }: StoredEvent): Event {
    const shape = this.byType.get(type);
    if (shape === undefined) throw new UnreadableEvent(type, payloadVersion, 'unknown type');
    return shape.read(payloadVersion, payload);
  }
}
