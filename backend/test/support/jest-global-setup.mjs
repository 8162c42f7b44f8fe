/**
 * Runs once for tests that need a database: starts an embedded server in its own folder with a template database,
 * migrated and loaded, that each test file clones (see test-database.ts). The console and the server's bundle, which
 * some of these tests need, are built meanwhile.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { hasMemoryDisk, MEMORY_DISK } from '../../../scripts/lib/chromium.mjs';
import { inRoot } from '../../../scripts/lib/root.mjs';

const PREFIX = 'valorisation-test-cluster-';
const ON_DISK = inRoot('.cache');
/** With this much free memory the cluster is kept there: more than four times what a run has written at once. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Each test file creates and drops a database of some thousand files. A file system in memory takes a third of the time
 * that a disk takes to find free blocks.
 */
async function clusterHome() {
  return (await hasMemoryDisk(ROOM_BYTES)) ? MEMORY_DISK : ON_DISK;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Folders of runs that were killed before they could tidy up, including one with this run's process id. */
async function removeAbandonedClusters(home) {
  const names = await readdir(home).catch(() => []);
  const isAbandoned = (pid) => pid === process.pid || !isAlive(pid);
  const abandoned = names.filter((name) => name.startsWith(PREFIX) && isAbandoned(Number(name.slice(PREFIX.length))));
  await Promise.all(abandoned.map((name) => rm(join(home, name), { recursive: true, force: true })));
}

/**
 * Nearly every test starts with a sign-in of the demo. A hash states the cost of its verification, so the demo's hashes
 * get the lowest cost. Passwords that a test sets are hashed as in the product.
 */
async function cheapenDemoPasswords(connectionString, password) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const cheap = await hash(password, { memoryCost: 8, timeCost: 1 });
    await client.query('update account set password_hash = $1 where password_hash is not null', [cheap]);
  } finally {
    await client.end();
  }
}

export default async function setUp() {
  await ensureBuilt(['server']);
  await Promise.all([ON_DISK, MEMORY_DISK].map(removeAbandonedClusters));
  // Built code, since Jest's module system does not run in a global set-up.
  const built = (...path) => import(inRoot(...path));
  const { startEmbeddedPostgres } = await built('local', 'dist', 'index.js');
  const { installDatabase } = await built('backend', 'dist', 'install', 'install-database.js');
  const { DEMO_PASSWORD } = await built('backend', 'dist', 'install', 'demo', 'demo-data.js');

  const directory = join(await clusterHome(), `${PREFIX}${process.pid}`);
  // Tests mostly query the database, one query after the other; a socket answers in half the time of the loopback.
  const server = await startEmbeddedPostgres({ directory, durable: false, socket: true });
  globalThis.testCluster = { server, directory };
  const install = async () => {
    await installDatabase(server.url, { demo: true });
    await cheapenDemoPasswords(server.url, DEMO_PASSWORD);
  };
  try {
    await Promise.all([install(), ensureBuilt(['bundle', 'console'])]);
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env.TEST_TEMPLATE_URL = server.url;
}
