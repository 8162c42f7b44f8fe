import { type JournalEvent, type JournalLine, journalLine } from '@valorisation/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { journalFieldName, journalPart } from '@valorisation/rules';
import * as z from 'zod/mini';
import { cellText } from '../../platform/rest/rest-exporter.js';
import { ReadOnlyResource } from '../../platform/rest/read-only-resource.js';
import { accountName } from '../../platform/rest/rest-fields.js';

/** A view: an event as staff read it, with only the ids, states and numbers of its payload. */
@Entity('journal_line', { synchronize: false })
class JournalLineView {
  @PrimaryColumn('bigint')
  id!: number;

  @Column('text')
  type!: JournalEvent;

  @Column('text')
  kind!: string;

  @Column('integer', { name: 'thing_id' })
  thingId!: number;

  @Column('integer', { name: 'actor_id', nullable: true })
  actorId!: number | null;

  @Column('integer', { name: 'establishment_id', nullable: true })
  establishmentId!: number | null;

  @Column('timestamptz', { name: 'occurred_at' })
  occurredAt!: Date;

  @Column('jsonb')
  fields!: readonly string[];

  @Column('jsonb')
  before!: JournalLine['before'];

  @Column('jsonb')
  after!: JournalLine['after'];
}

/** Names for numbers: grids (by day if they have no title), functions and staff, but no profile's name. */
const NAMES = `left join lateral (
  select coalesce(jsonb_object_agg(v.name || ':' || v.number, v.called), '{}') as names from (
    select h.name, h.number, case h.name
        when 'to' then (select nullif(trim(concat_ws(' ', c.first_name, c.last_name)), '') from find_account_card(h.number) c)
        when 'functionId' then (select f ->> 'metier_title'
            from grid_version g cross join lateral jsonb_array_elements(g.document -> 'metiers') f
           where g.id = (r.after ->> 'gridId')::integer and (f ->> 'metier_id')::integer = h.number)
        else (select coalesce(nullif(g.title, ''), to_char(g.effective_on, 'YYYY-MM-DD')) from grid_version g where g.id = h.number) end as called
      from (select key as name, value::integer as number from (
              select * from jsonb_each(r.before) union select * from jsonb_each(r.after)) both_sides
             where key in ('gridId', 'newGridId', 'functionId', 'to') and jsonb_typeof(value) = 'number') h) v
   where v.called is not null) n on true`;

const told = z.pick(journalLine, {
  type: true,
  kind: true,
  setting: true,
  names: true,
  fields: true,
  before: true,
  after: true,
});
const moment = (instant: string): string => cellText(new Date(instant), new Map());

function inWords(row: object) {
  const line = told.parse(row);
  const values = (side: typeof line.before) =>
    Object.entries(side).map(([name, value]) => journalPart(line, name, value, moment));
  const cells = {
    fields: line.fields.map(journalFieldName),
    before: values(line.before),
    after: values(line.after),
  };
  return Object.fromEntries(Object.entries(cells).map(([field, parts]) => [field, parts.join('\n')]));
}

/** The journal as an audit: who did what to what, and when (ADR 42). */
export class JournalResource extends ReadOnlyResource({
  name: 'events',
  title: 'The journal',
  entity: JournalLineView,
  answer: journalLine,
  from: {
    actor: accountName('actor_id'),
    company_name: { sql: 'e.company_name', joins: ['left join establishment e on e.id = r.establishment_id'] },
    setting: { sql: 's.key', joins: [`left join setting s on r.kind = 'settings' and s.id = r.thing_id`] },
    names: { sql: 'n.names', joins: [NAMES] },
  },
  file: {
    without: ['names'],
    told: inWords,
  },
  // The position rises with time. Sorting by time lets one index find a period in order.
  sorts: ['id', 'occurred_at'],
  filters: ['type', 'kind', 'thing_id', 'actor_id', 'establishment_id'],
  period: 'occurred_at',
  access: { read: 'staff' },
  scope: 'journal',
}) {}
