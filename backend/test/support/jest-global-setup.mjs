/**
 * Once per run, for the kinds of test that need a database: an embedded server in a folder of its own, and in it a
 * template database, migrated and loaded, that each test file clones (see test-database.ts).
 */
import { readdir, rm } from 'node:fs/promises';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { inRoot } from '../../../scripts/lib/root.mjs';

const PREFIX = 'test-cluster-';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Folders of runs that were killed before they could tidy up, one that had this run's number among them. */
async function removeAbandonedClusters() {
  const names = await readdir(inRoot('.cache')).catch(() => []);
  const isAbandoned = (pid) => pid === process.pid || !isAlive(pid);
  const abandoned = names.filter((name) => name.startsWith(PREFIX) && isAbandoned(Number(name.slice(PREFIX.length))));
  await Promise.all(abandoned.map((name) => rm(inRoot('.cache', name), { recursive: true, force: true })));
}

export default async function setUp() {
  await ensureBuilt(['server']);
  await removeAbandonedClusters();
  // Built code: Jest's own module system is not at work yet in a global set-up.
  const built = (...path) => import(inRoot(...path));
  const { startEmbeddedPostgres } = await built('local', 'dist', 'index.js');
  const { installDatabase } = await built('backend', 'dist', 'install', 'install-database.js');

  const directory = inRoot('.cache', `${PREFIX}${process.pid}`);
  const server = await startEmbeddedPostgres({ directory, durable: false });
  globalThis.testCluster = { server, directory };
  try {
    await installDatabase(server.url, { demo: true });
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env.TEST_TEMPLATE_URL = server.url;
}
