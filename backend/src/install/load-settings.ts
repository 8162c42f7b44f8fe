import type { ClientBase } from 'pg';
import { settingDefaults } from '../platform/settings/settings.js';

/** Gives each setting that has no record yet the value that the product begins with. */
export async function loadSettings(client: ClientBase): Promise<void> {
  await client.query(`begin; select set_config('app.scope', 'staff', true)`);
  for (const [key, value] of Object.entries(settingDefaults)) {
    const insert = 'insert into setting (key, value) values ($1, $2) on conflict do nothing';
    await client.query(insert, [key, JSON.stringify(value)]);
  }
  await client.query('commit');
}
