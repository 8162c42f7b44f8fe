/**
 * `npm run sizes`: bytes of a valuation, a profile and an event, and of each index, in a loaded database. docs/scale.md
 * calculates with them. The events have the payloads of the committed samples.
 */
import { readFileSync } from 'node:fs';
import { loadDataset } from './bench/dataset.mjs';
import { Lab } from './bench/lab.mjs';
import { inRoot } from './lib/root.mjs';
import { script } from './lib/script.mjs';
import { step } from './lib/steps.mjs';

const ESTABLISHMENTS = 200;
/** The first year of a valuation: begun, edited twice, completed, brought up to date. */
const LIFE = ['created.v1', 'edited.v2', 'edited.v2', 'completed.v2', 'brought-up-to-date.v2'];
const TABLES = ['valuation', 'profile', 'profile_totals', 'personal_text', 'domain_event'];

const EVENTS = `
  insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
                            establishment_id, actor_id, grid_id, correlation_id, occurred_at, relayed_at)
  select gen_random_uuid(), 'valuation', v.id, $1::integer, $2, $3, $4, v.establishment_id, v.created_by, v.grid_id,
         gen_random_uuid()::text, now(), now()
    from valuation v order by v.id`;

const SIZES = `
  select c.relname as name, round(greatest(c.reltuples, 1)) as rows,
         round(pg_table_size(c.oid) / greatest(c.reltuples, 1)) as bytes,
         round(pg_indexes_size(c.oid) / greatest(c.reltuples, 1)) as indexes
    from pg_class c where c.relname = any($1::text[]) and c.relkind = 'r' order by array_position($1::text[], c.relname::text)`;

const INDEXES = `
  select i.relname as name, round(pg_relation_size(i.oid) / greatest(t.reltuples, 1)) as bytes
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
   where t.relname = $1 order by 2 desc`;

await script({ parts: ['server'] }, async () => {
  await Lab.during(async (lab) => {
    const client = await lab.connect(await lab.database({ demo: false }));
    await step('Chargement de 100 000 valorisations et de 500 000 événements', () => load(client));
    const { rows } = await client.query(SIZES, [TABLES]);
    for (const { name, rows: count, bytes, indexes } of rows) {
      process.stdout.write(`${name} : ${count} lignes, ${bytes} octets par ligne, et ${indexes} d’index\n`);
      for (const index of (await client.query(INDEXES, [name])).rows) {
        process.stdout.write(`    ${index.name} : ${index.bytes} octets\n`);
      }
    }
  });
});

async function load(client) {
  await loadDataset(client, ESTABLISHMENTS);
  for (const [index, name] of LIFE.entries()) {
    const sample = inRoot('backend', 'test', 'architecture', 'event-samples', `valuation.${name}.json`);
    const { type, payloadVersion, payload } = JSON.parse(readFileSync(sample, 'utf8'));
    await client.query(EVENTS, [index + 1, type, payloadVersion, payload]);
  }
  await client.query('vacuum analyze');
}
