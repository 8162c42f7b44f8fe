/** The number of rows in a database, to compare it with another. */
import pg from 'pg';

/** Rows of each table; a table whose rows even the owner sees by establishment only is read for one after the other. */
export async function rowsByTable(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set app.scope = 'staff'`);
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const counts: Record<string, number> = {};
    for (const id of ['1', '2']) {
      await client.query(`select set_config('app.establishment_id', $1, false)`, [id]);
      for (const { name } of tables) {
        const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${name}`);
        counts[`${name} ${id}`] = rows[0]?.count ?? -1;
      }
    }
    return counts;
  } finally {
    await client.end();
  }
}
