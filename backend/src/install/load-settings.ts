import type { ClientBase } from 'pg';
import { settingDefaults } from '../platform/settings/settings.js';

/** Gives each setting that has no record yet the value that the product begins with; after the demo, where there is one. */
export async function loadSettings(client: ClientBase): Promise<void> {
  const installed = { ...settingDefaults, ...((await hasDemo(client)) && { demo_data: 'on' }) };
  await client.query(`begin; select set_config('app.scope', 'staff', true)`);
  for (const [key, value] of Object.entries(installed)) {
    // The demo may have been loaded later than the settings.
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
