import type pg from 'pg';
import type { SettingKey } from '@valorisation/contract';

/** Changes a setting directly in the database; row security of its table binds the owner, too. */
export async function changeSetting(owner: pg.Pool, key: SettingKey, value: string | number | object): Promise<void> {
  const changed = `update setting set value = '${JSON.stringify(value)}' where key = '${key}'`;
  await owner.query(`begin; set local app.scope = 'staff'; ${changed}; commit`);
}
