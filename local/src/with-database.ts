/** The database of a command line tool: the given one, the server of a running `npm start`, or a temporary one. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { loadConfig } from '@valorisation/backend';
import { readCredentials, OWNER } from './postgres/cluster.js';
import { DATABASE, startEmbeddedPostgres } from './postgres/server.js';

/** Line of postmaster.pid that holds the port. */
const PORT_LINE = 3;

/** Runs `work` with the owner's address, and stops what it had to start. */
export async function withDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const config = loadConfig();
  const directory = join(config.dataDir, 'postgres');
  const url = config.databaseUrl ?? (await runningServer(directory));
  if (url !== undefined) return work(url);
  const server = await startEmbeddedPostgres({ directory });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** The address of a server that already serves the directory. Starting another one would stop it. */
async function runningServer(directory: string): Promise<string | undefined> {
  const lockFile = join(directory, 'data', 'postmaster.pid');
  if (!existsSync(lockFile)) return undefined;
  const port = (await readFile(lockFile, 'utf8')).split('\n')[PORT_LINE];
  const { owner } = await readCredentials(join(directory, 'credentials.json'));
  const url = `postgres://${OWNER}:${encodeURIComponent(owner)}@127.0.0.1:${port}/${DATABASE}`;
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
