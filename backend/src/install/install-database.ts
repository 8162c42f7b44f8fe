import { functionSheetTexts } from '@valorisation/contract';
import { readGrid, shippedFunctionNames, shippedGrids, shippedMinimumWages } from '@valorisation/rules';
import pg, { type ClientBase } from 'pg';
import { caseFingerprint, documentFingerprint, shippedCases, shippedFunctionSheets } from '../modules/grids/index.js';
import { migrateDatabase } from '../platform/persistence/migrate-database.js';
import { settingDefaults } from '../platform/settings/settings.js';
import { loadContent, loadDemoContent } from './load-content.js';
import { markInstalled, stampOfInstallation } from './stamp.js';

export interface InstallOptions {
  /** Loads the demo's establishment, accounts and valuations, if the database has none. */
  readonly demo: boolean;
  readonly onStep?: (step: 'waiting' | 'migrated' | 'grids' | 'demo') => void;
}

/** Prepares a database: schema, grids, and the demo if wanted. It may run at every start. */
export async function installDatabase(ownerUrl: string, { demo, onStep }: InstallOptions): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await markInstalled(client, undefined);
    await migrateDatabase(ownerUrl, { onWait: () => onStep?.('waiting') });
    onStep?.('migrated');
    await loadGrids(client);
    await loadGridCases(client);
    await loadMinimumWages(client);
    await loadFunctionNames(client);
    await loadFunctionSheets(client);
    await loadContent(client);
    onStep?.('grids');
    if (demo && (await isEmpty(client))) {
      // The demo imports the whole product's commands, so it is loaded only at the first start.
      const { loadDemo } = await import('./demo/load-demo.js');
      await loadDemo(client, ownerUrl);
      await loadDemoContent(client);
      onStep?.('demo');
    }
    await loadSettings(client);
    await markInstalled(client, stampOfInstallation(demo));
  } finally {
    await client.end();
  }
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  return (await client.query('select from account limit 1')).rowCount === 0;
}

/** Loads the shipped grid versions into an empty table. Later starts do not touch the staff's versions. */
async function loadGrids(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from grid_version limit 1');
  if (rowCount !== 0) return;
  for (const { id, status, effectiveOn, confirmed, document } of shippedGrids) {
    readGrid(document);
    await client.query(
      `insert into grid_version (id, status, effective_on, confirmed, document, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [id, status, effectiveOn, confirmed, JSON.stringify(document)],
    );
  }
  await client.query(`select setval(pg_get_serial_sequence('grid_version', 'id'), (select max(id) from grid_version))`);
}

/**
 * Gives the shipped versions their signed proof cases, if they have none; also in a database of an earlier release. If
 * a version's document is no longer the shipped one, its cases need a new signature.
 */
async function loadGridCases(client: ClientBase): Promise<void> {
  await client.query(`begin; select set_config('app.scope', 'staff', true)`);
  for (const { id, effectiveOn, document } of shippedGrids) {
    const { rowCount } = await client.query(
      `select from grid_version g where id = $1 and effective_on = $2 and status in ('in_force', 'past')
          and not exists (select from grid_case where grid_id = g.id)`,
      [id, effectiveOn],
    );
    if (rowCount === 0) continue;
    const fingerprint = documentFingerprint(document);
    for (const one of shippedCases(effectiveOn)) {
      const { title, situation, expected, source } = one;
      await client.query(
        `insert into grid_case (grid_id, title, situation, expected_index, expected_cents, expected_unit, source,
                                signed_at, signed_version, fingerprint)
         values ($1, $2, $3, $4, $5, $6, $7, now(), 1, $8)`,
        [
          id,
          title,
          JSON.stringify(situation),
          expected.indexHundredths,
          expected.amount.cents,
          expected.amount.unit,
          source,
          caseFingerprint(fingerprint, one),
        ],
      );
    }
  }
  await client.query('commit');
}

/** Loads the shipped minimum wages into an empty table. From then on entries are only added. */
async function loadMinimumWages(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from minimum_wage limit 1');
  if (rowCount !== 0) return;
  for (const { territory, from, monthCents, source, confirmed } of shippedMinimumWages) {
    await client.query(
      `insert into minimum_wage (territory, effective_on, month_cents, source, confirmed, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [territory, from, monthCents, source, confirmed],
    );
  }
}

/** Adds the shipped names that are not there. Those that staff removed are there. */
async function loadFunctionNames(client: ClientBase): Promise<void> {
  await client.query(`begin; select set_config('app.scope', 'staff', true)`);
  await client.query(
    `insert into function_name (function_id, name, origin)
     select *, 'shipped' from unnest($1::integer[], $2::text[]) on conflict (function_id, name) do nothing`,
    [shippedFunctionNames.map(({ functionId }) => functionId), shippedFunctionNames.map(({ name }) => name)],
  );
  await client.query('commit');
}

/** Gives each function its shipped suggestions. Those that staff changed or confirmed stay. */
async function loadFunctionSheets(client: ClientBase): Promise<void> {
  const rows = [...shippedFunctionSheets()].map(([id, { activities, relations, ...sheet }]) => {
    const columns = Object.entries({ ...sheet, ...activities, ...relations });
    const texts = columns.map(([name, value]) => [name, typeof value === 'string' ? value : value.join('\n')] as const);
    return { function_id: id, ...Object.fromEntries(texts) };
  });
  const names = Object.keys(functionSheetTexts);
  await client.query(`begin; select set_config('app.scope', 'staff', true)`);
  await client.query(
    `insert into function_sheet (function_id, ${names.join(', ')})
     select function_id, ${names.join(', ')} from json_populate_recordset(null::function_sheet, $1)
     on conflict (function_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
      where function_sheet.version = 1`,
    [JSON.stringify(rows)],
  );
  await client.query('commit');
}

/** Gives each setting without a record its first value. It runs after the demo. */
async function loadSettings(client: ClientBase): Promise<void> {
  const installed = { ...settingDefaults, ...((await hasDemo(client)) && { demo_data: 'on' }) };
  await client.query(`begin; select set_config('app.scope', 'staff', true)`);
  for (const [key, value] of Object.entries(installed)) {
    // The demo may be loaded later than the settings.
    const insert = `insert into setting (key, value) values ($1, $2)
      on conflict (key) do update set value = excluded.value
       where setting.key = 'demo_data' and setting.value = '"none"' and excluded.value <> setting.value`;
    await client.query(insert, [key, JSON.stringify(value)]);
  }
  await client.query('commit');
}

async function hasDemo(client: ClientBase): Promise<boolean> {
  await client.query(`begin; select set_config('app.scope', 'housekeeping', true)`);
  const { rowCount } = await client.query(
    `select from account where role = 'member' and lower(email) like '%@demo.example' limit 1`,
  );
  await client.query('commit');
  return rowCount === 1;
}
