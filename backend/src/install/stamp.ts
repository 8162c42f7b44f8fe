/**
 * What the last complete installation brought, as a comment in the database: `npm start` skips an installation that
 * would bring the same (ADR 93).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg, { type ClientBase } from 'pg';
import { entryPath, isBundled, shippedContent } from '../platform/config/paths.js';

/**
 * The hash of the bundled code and of the shipped content. The entry names the files that it loads, and their names
 * hold hashes of their code. Undefined for the compiler's output, which names no hash.
 */
export function stampOfInstallation(demo: boolean): string | undefined {
  if (!isBundled) return undefined;
  const hash = createHash('sha256').update(`${demo}\n`);
  const content = readdirSync(shippedContent, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  for (const file of [entryPath('main.migrate.js'), ...content]) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** True when the last installation of this database was complete, and brought what this release would bring. */
export async function isInstalled(ownerUrl: string, demo: boolean): Promise<boolean> {
  const stamp = stampOfInstallation(demo);
  if (stamp === undefined) return false;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ stamp: string | null }>(
      `select obj_description(to_regclass('schema_migration'), 'pg_class') as stamp`,
    );
    return rows[0]?.stamp === stamp;
  } finally {
    await client.end();
  }
}

/** `undefined` before the first change of an installation, so that one that is killed counts as incomplete. */
export async function markInstalled(client: ClientBase, stamp: string | undefined): Promise<void> {
  const { rowCount } = await client.query(`select where to_regclass('schema_migration') is not null`);
  if (rowCount === 0) return;
  const value = stamp === undefined ? 'null' : client.escapeLiteral(stamp);
  await client.query(`comment on table schema_migration is ${value}`);
}
