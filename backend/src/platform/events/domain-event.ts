/**
 * An event as an aggregate records it. Payloads carry ids and values only: no name, free text, mail address or token
 * (they live in erasable rows that the payload points to).
 */
export interface DomainEvent<Type extends string = string, Payload extends object = object> {
  readonly type: Type;
  /** Version of the payload's shape; every version stays readable, and a stored sample of each is under test. */
  readonly payloadVersion: number;
  readonly payload: Payload;
}

/** The journal's header around an event that was read: for ever, even after the payload was emptied by an erasure. */
export interface RecordedEvent<Payload extends object = object> {
  readonly position: string;
  readonly eventId: string;
  readonly aggregateType: string;
  readonly aggregateId: number;
  readonly aggregateVersion: number;
  readonly type: string;
  /** In the newest version; null once it was emptied. */
  readonly payload: Payload | null;
  readonly establishmentId: number | null;
  readonly actorId: number | null;
  readonly gridId: number | null;
  /** The request that it follows from. */
  readonly correlationId: string;
  readonly occurredAt: Date;
}
