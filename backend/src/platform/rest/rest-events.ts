/**
 * The audit of what staff write through a resource: the journal's header tells who and when, `aggregate_type` the
 * resource, `aggregate_id` the record.
 */
import type { DomainEvent } from '../events/domain-event.js';
import type { EventDefinition } from '../events/event-catalogue.js';

/** What the journal may hold of a record: never a text that somebody typed. */
export type AuditedValues = Readonly<Record<string, string | number | boolean | null>>;

export interface RecordAudit {
  /** Names of the fields that were written. */
  readonly fields: readonly string[];
  /** Of the values that the resource lets into the journal, those that changed. */
  readonly before: AuditedValues;
  readonly after: AuditedValues;
}

export type RecordCreated = DomainEvent<'record.created', RecordAudit>;
export type RecordChanged = DomainEvent<'record.changed', RecordAudit>;
export type RecordDeleted = DomainEvent<'record.deleted', RecordAudit>;

export type RecordEvent = RecordCreated | RecordChanged | RecordDeleted;

const event = (type: RecordEvent['type'], meaning: string): EventDefinition => ({
  type,
  meaning,
  payloadVersion: 1,
  reactions: [],
});

export const recordEvents: readonly EventDefinition[] = [
  event('record.created', 'Staff made a record of a resource.'),
  event('record.changed', 'Staff changed a record of a resource.'),
  event('record.deleted', 'Staff deleted a record of a resource.'),
];
