/**
 * An event as an aggregate records it. Payloads carry ids and values only: no name, free text, mail address or token
 * (they live in erasable rows that the payload points to).
 */
export interface DomainEvent<Type extends string = string, Payload extends object = object> {
  readonly type: Type;
  /** Version of the payload's shape; a stored sample of each version is under test. */
  readonly payloadVersion: number;
  readonly payload: Payload;
}

/** The journal's header around an event: for ever, even after the payload was emptied by an erasure. */
export interface RecordedEvent {
  readonly position: string;
  readonly eventId: string;
  readonly aggregateType: string;
  readonly aggregateId: number;
  readonly aggregateVersion: number;
  readonly type: string;
  readonly payloadVersion: number;
  readonly payload: unknown;
  readonly establishmentId: number | null;
  readonly actorId: number | null;
  readonly gridId: number | null;
  readonly occurredAt: Date;
}
