import type { ClientBase } from 'pg';
import { settingSchemas } from '../platform/settings/settings.js';

/** Gives each setting that has no record yet the value that the product begins with. */
export async function loadSettings(client: ClientBase): Promise<void> {
  await client.query(`begin; select set_config('app.scope', 'staff', true)`);
  for (const [key, schema] of Object.entries(settingSchemas)) {
    const value = JSON.stringify(schema.parse(undefined));
    await client.query('insert into setting (key, value) values ($1, $2) on conflict do nothing', [key, value]);
  }
  await client.query('commit');
}
