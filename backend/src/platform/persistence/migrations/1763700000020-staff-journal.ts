import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff read of the journal (ADR 42): who did what to what and when, through a view that answers under the scope
 * `journal` alone. Of the payloads it lets out ids, states and numbers that are named here, one event at a time.
 */
export class StaffJournal1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view journal_line');
    for (const part of ['fields', 'before', 'after']) await runner.query(`drop function journal_${part}(text, jsonb)`);
    for (const index of ['domain_event_type', 'domain_event_actor', 'domain_event_time']) {
      await runner.query(`drop index ${index}`);
    }
  }
}

/** By event: the parts of its payload that are ids, states and numbers. What is not here stays in the journal. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'account.registered': ['origin'],
  'account.deletion-planned': ['on'],
  'account.sessions-ended': ['every'],
  'account.second-step-removed': ['by'],
  'account.handed-over': ['main'],
  'account.staff-invited': ['role'],
  'account.staff-role-changed': ['role'],
  'content.published': ['opensAt', 'closesAt'],
  'content.restored': ['from'],
  'list.exported': ['resource', 'rows'],
  'message.assigned': ['to'],
  'print.requested': ['kind'],
  'valuation.created': ['status', 'gridId', 'visible'],
  'valuation.imported': ['status', 'gridId', 'visible'],
  'valuation.duplicated': ['status', 'gridId', 'visible', 'sourceId'],
  'valuation.edited': ['status', 'gridId'],
  'valuation.completed': ['status', 'gridId'],
  'valuation.brought-up-to-date': ['status', 'gridId'],
  'valuation.history-noted': ['cents'],
  'valuation.archived': ['status'],
  'valuation.archive-undone': ['status'],
  'valuation.unarchived': ['status'],
  'valuation.outdated': ['status', 'newGridId'],
  'valuation.visibility-changed': ['visible'],
};

/** Of what an edit changed: what the valuations of the staff's list show as well. */
const EDITED = `array['functionId', 'categoryLevel', 'shareHundredths', 'profileId']`;

const shownKeys = Object.entries(SHOWN)
  .map(([type, keys]) => `when '${type}' then array['${keys.join(`', '`)}']`)
  .join(' ');

/** Texts beside numbers are states and days: a part that is a list or an object stays in. */
const SCALAR = `jsonb_typeof(value) in ('string', 'number', 'boolean', 'null')`;

const edited = (side: 'from' | 'to') => `
  (select jsonb_object_agg(c ->> 'field', c -> '${side}') from jsonb_array_elements(payload -> 'changes') c
    where c ->> 'field' = any (${EDITED}))`;

const part = (name: string, body: string) => `
  create function journal_${name}(type text, payload jsonb) returns jsonb language sql immutable parallel safe
    as $$ select ${body} $$`;

const statements = [
  part(
    'fields',
    `coalesce(case when type like 'record.%' or type = 'list.exported' then payload -> 'fields'
                   when type = 'valuation.edited' then jsonb_path_query_array(payload, '$.changes[*].field') end, '[]')`,
  ),
  part(
    'before',
    `coalesce(case when type like 'record.%' then payload -> 'before'
                   when type = 'account.staff-role-changed' then jsonb_build_object('role', payload -> 'before')
                   when type = 'grid.put-in-force' then jsonb_build_object('gridId', payload -> 'previousGridId')
                   when type = 'valuation.edited' then ${edited('from')} end, '{}')`,
  ),
  part(
    'after',
    `coalesce(case when type like 'record.%' then payload -> 'after' else
       (select jsonb_object_agg(key, value) from jsonb_each(payload)
         where key = any (case type ${shownKeys} else '{}' end) and ${SCALAR}) end, '{}')
     || coalesce(case when type = 'valuation.edited' then ${edited('to')} end, '{}')`,
  ),

  'create index domain_event_type on domain_event (type)',
  'create index domain_event_actor on domain_event (actor_id)',
  // The journal only grows at its end: a range of its pages is a range of time.
  'create index domain_event_time on domain_event using brin (occurred_at) with (autosummarize = on)',

  // A view reads as its owner; a column that a statement does not ask for is not computed.
  `create view journal_line as
    select position as id, type, aggregate_type as kind, aggregate_id as thing_id, actor_id, establishment_id,
           occurred_at, journal_fields(type, payload) as fields, journal_before(type, payload) as before,
           journal_after(type, payload) as after
      from domain_event
     where (select current_setting('app.scope', true)) = 'journal'`,
  'grant select on journal_line to valorisation_app',
  'revoke insert, update, delete on journal_line from valorisation_app',
];
