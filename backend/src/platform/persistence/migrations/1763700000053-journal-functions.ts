import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * States two functions of the staff's journal as a whole. Migrations 22 and 29 replaced a text in them, and a text that they did
 * not find would have gone unnoticed. Staff read the same journal as before.
 */
export class JournalFunctions1763700000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    const wrong: { type: string }[] = await runner.manager.query(WRONG, [JSON.stringify(examples)]);
    if (wrong.length > 0) throw new Error(`The journal leaves out ${wrong.map(({ type }) => type).join(', ')}`);
  }

  /** The functions before these did the same. */
  async down(): Promise<void> {}
}

/** By event: the parts of its payload that are ids, states and numbers. Staff see no other part. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'access.granted': ['until'],
  'access.read': ['screen', 'profileId', 'valuationId'],
  'account.registered': ['origin'],
  'account.deletion-planned': ['on'],
  'account.sessions-ended': ['every'],
  'account.second-step-removed': ['by'],
  'account.handed-over': ['main'],
  'account.staff-invited': ['role'],
  'account.staff-role-changed': ['role'],
  'content.published': ['opensAt', 'closesAt'],
  'content.restored': ['from'],
  'grid.draft-created': ['basedOn', 'restores', 'effectiveOn'],
  'grid.draft-edited': ['version', 'changes', 'effectiveOn'],
  'grid.draft-discarded': ['version'],
  'job.retried': ['queue', 'count'],
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

/** What an edit changed: what the valuations of the staff's list show as well. */
const EDITED = `array['functionId', 'categoryLevel', 'shareHundredths', 'profileId']`;

const shownKeys = Object.entries(SHOWN)
  .map(([type, keys]) => `when '${type}' then array['${keys.join(`', '`)}']`)
  .join(' ');

const statements = [
  `create or replace function journal_fields(type text, payload jsonb) returns jsonb language sql immutable parallel safe
    as $$ select coalesce(case
      when type like 'record.%' or type in ('grid.draft-edited', 'list.exported') then payload -> 'fields'
      when type = 'valuation.edited' then jsonb_path_query_array(payload, '$.changes[*].field') end, '[]') $$`,

  // Texts beside numbers are states and days: a part that is a list or an object stays in.
  `create or replace function journal_after(type text, payload jsonb) returns jsonb language sql immutable parallel safe
    as $$ select coalesce(case when type like 'record.%' then payload -> 'after' else
      (select jsonb_object_agg(key, value) from jsonb_each(payload)
        where key = any (case type ${shownKeys} else '{}' end)
          and jsonb_typeof(value) in ('string', 'number', 'boolean', 'null')) end, '{}')
      || coalesce(case when type = 'valuation.edited' then
        (select jsonb_object_agg(c ->> 'field', c -> 'to') from jsonb_array_elements(payload -> 'changes') c
          where c ->> 'field' = any (${EDITED})) end, '{}') $$`,
];

const examples = Object.entries(SHOWN).map(([type, keys]) => ({
  type,
  payload: Object.fromEntries(keys.map((key) => [key, 1])),
}));

/** The events for which the functions answer something else than their shown parts. */
const WRONG = `
  select type from jsonb_to_recordset($1::jsonb) as example (type text, payload jsonb)
   where journal_after(type, payload) <> payload
  union all
  select type from unnest(array['record.changed', 'grid.draft-edited', 'list.exported']) as type
   where journal_fields(type, '{"fields": ["a"]}') <> '["a"]'`;
