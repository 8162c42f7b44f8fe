/**
 * The audit of writes through a resource: the journal's header has the person and the time; `aggregate_type` is the
 * resource, `aggregate_id` the record.
 */
import { z } from 'zod';
import { silent } from '../events/event-catalogue.js';
import { EventShape } from '../events/event-shape.js';

/** What the journal may hold of a record: never a typed text. */
const auditedValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const recordAudit = z.strictObject({
  fields: z.array(z.string()).readonly(),
  /** The changed values among those that the resource allows in the journal. */
  before: auditedValues.readonly(),
  after: auditedValues.readonly(),
});

export type AuditedValues = Readonly<z.infer<typeof auditedValues>>;
export type RecordAudit = z.infer<typeof recordAudit>;

export const recordEvent = {
  created: EventShape.first('record.created', 'Staff created a record of a resource.', recordAudit),
  changed: EventShape.first('record.changed', 'Staff changed a record of a resource.', recordAudit),
  deleted: EventShape.first('record.deleted', 'Staff deleted a record of a resource.', recordAudit),
};

/** A whole list left the product as a file. Its aggregate is the account that took it. */
export const listExported = EventShape.first(
  'list.exported',
  'Staff exported a list of a resource as a file.',
  z.strictObject({
    resource: z.string(),
    /** Names of the filtered fields, without their values, which may be typed texts. */
    fields: z.array(z.string()).readonly(),
    /** The number of rows when the file began. */
    rows: z.int(),
  }),
);

export const recordEvents = silent(...Object.values(recordEvent), listExported);
