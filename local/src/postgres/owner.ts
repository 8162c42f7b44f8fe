/**
 * The product's own login in the embedded server. It owns its database but is no superuser, so row policies apply to
 * it.
 */
import pg from 'pg';

export const OWNER = 'valorisation';

/** Idempotent. Migrations need CREATEROLE for the application's role; the tests' clones need CREATEDB. */
export async function ensureOwnerAndDatabase(adminUrl: string, password: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [OWNER]);
    if (roles.rowCount === 0) {
      const secret = client.escapeLiteral(password);
      await client.query(`CREATE ROLE ${client.escapeIdentifier(OWNER)} LOGIN CREATEROLE CREATEDB PASSWORD ${secret}`);
    }
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (databases.rowCount === 0) {
      const [name, owner] = [database, OWNER].map((word) => client.escapeIdentifier(word));
      await client.query(`CREATE DATABASE ${name} OWNER ${owner}`);
    }
  } finally {
    await client.end();
  }
}
