import { z } from 'zod';
import type { DomainEvent } from './domain-event.js';

/**
 * A stored payload that does not match the schema of its type and version. It names the event and the places, never a
 * value.
 */
export class UnreadableEvent extends Error {
  constructor(type: string, payloadVersion: number, reason: string) {
    super(`${type}.v${payloadVersion}: ${reason}`);
  }
}

/**
 * One type of event with every version of its payload: the schema of each, and the step to the next (ADR 0023). A
 * version can only be added with its step, so that none is missing. The newest version is written.
 */
export class EventShape<Type extends string = string, Payload extends object = object> {
  private constructor(
    readonly type: Type,
    /** What happened, for readers of the code and of the generated catalogue. */
    readonly meaning: string,
    private readonly newest: z.ZodType<Payload>,
    /** The readers by version, from 1. Each turns a stored payload into the newest one. */
    private readonly readers: readonly ((stored: unknown) => Payload)[],
  ) {}

  /** Version 1. */
  static first<Type extends string, Payload extends object>(
    type: Type,
    meaning: string,
    schema: z.ZodType<Payload>,
  ): EventShape<Type, Payload> {
    return new EventShape(type, meaning, schema, [(stored) => schema.parse(stored)]);
  }

  /** Adds a version. @param upcast pure: turns a payload of the version before into this one */
  next<Next extends object>(
    schema: z.ZodType<Next>,
    upcast: (before: Payload) => NoInfer<Next>,
  ): EventShape<Type, Next> {
    const older = this.readers.map((read) => (stored: unknown) => upcast(read(stored)));
    return new EventShape(this.type, this.meaning, schema, [...older, (stored) => schema.parse(stored)]);
  }

  /** The written version. */
  get version(): number {
    return this.readers.length;
  }

  of(payload: Payload): DomainEvent<Type, Payload> {
    return { type: this.type, payloadVersion: this.version, payload };
  }

  /** A stored event in the newest version. @throws UnreadableEvent */
  read(payloadVersion: number, stored: unknown): DomainEvent<Type, Payload> {
    const read = this.readers[payloadVersion - 1];
    if (read === undefined) throw new UnreadableEvent(this.type, payloadVersion, 'unknown version');
    return this.of(this.guarded(payloadVersion, () => read(stored)));
  }

  /** Refuses to write what could not be read again. @throws UnreadableEvent */
  assertReadable({ payloadVersion, payload }: DomainEvent): void {
    if (payloadVersion !== this.version) throw new UnreadableEvent(this.type, payloadVersion, 'not the newest version');
    this.guarded(payloadVersion, () => this.newest.parse(payload));
  }

  private guarded<Result>(payloadVersion: number, work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const places = error.issues.map(({ code, path }) => `${path.join('.')} ${code}`);
      throw new UnreadableEvent(this.type, payloadVersion, places.join(', '));
    }
  }
}

export const noPayload = z.strictObject({});

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
