/** The time of the last good backup, kept in the database. The workers measure its age. */
import pg from 'pg';
import { BACKUP_MARK } from '../platform/metrics/platform-gauges.js';

/** The later time wins, because two backups may be written at once. */
const MARK = `
  insert into process_heartbeat (name, seen_at) values ('${BACKUP_MARK}', $1)
  on conflict (name) do update set seen_at = greatest(process_heartbeat.seen_at, excluded.seen_at)`;

export async function markBackup(databaseUrl: string, at: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await noteBackup(client, at);
  } finally {
    await client.end();
  }
}

export async function noteBackup(client: pg.Client, at: string): Promise<void> {
  await client.query(MARK, [at]);
}
