/**
 * An event as an aggregate records it. Payloads carry only ids and values, and no name, free text, mail address or
 * token: these live in erasable rows that the payload points to.
 */
export interface DomainEvent<Type extends string = string, Payload extends object = object> {
  readonly type: Type;
  /** Version of the payload's shape. Every version stays readable; a test reads a stored sample of each. */
  readonly payloadVersion: number;
  readonly payload: Payload;
}

/** A read event with the journal's header, which stays for ever, even after an erasure empties the payload. */
export interface RecordedEvent<Payload extends object = object> {
  readonly position: string;
  readonly eventId: string;
  readonly aggregateType: string;
  readonly aggregateId: number;
  readonly aggregateVersion: number;
  readonly type: string;
  /** The payload in the newest version; null after it was emptied. */
  readonly payload: Payload | null;
  readonly establishmentId: number | null;
  readonly actorId: number | null;
  readonly gridId: number | null;
  /** The request that caused it. */
  readonly correlationId: string;
  readonly occurredAt: Date;
}
