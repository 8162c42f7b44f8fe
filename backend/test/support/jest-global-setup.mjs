/**
 * Once per run, for the kinds of test that need a database: an embedded server in a folder of its own, and in it a
 * template database, migrated and loaded, that each test file clones (see test-database.ts). They are those that need the
 * console, too, which is built meanwhile.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { hasMemoryDisk, MEMORY_DISK } from '../../../scripts/lib/memory-disk.mjs';
import { inRoot } from '../../../scripts/lib/root.mjs';

const PREFIX = 'valorisation-test-cluster-';
const ON_DISK = inRoot('.cache');
/** Of free memory, from which the cluster is kept in it: more than four times what a run has written at once. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Each file of tests makes a database of some thousand files and drops it: a file system in memory does that for a third
 * of what a disk's takes, which looks for a free place among those just given back.
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

/** Folders of runs that were killed before they could tidy up, one that had this run's number among them. */
async function removeAbandonedClusters(home) {
  const names = await readdir(home).catch(() => []);
  const isAbandoned = (pid) => pid === process.pid || !isAlive(pid);
  const abandoned = names.filter((name) => name.startsWith(PREFIX) && isAbandoned(Number(name.slice(PREFIX.length))));
  await Promise.all(abandoned.map((name) => rm(join(home, name), { recursive: true, force: true })));
}

/**
 * Nearly every test begins with somebody of the demo who signs in, and a hash says itself what its verification costs:
 * theirs is made as cheap as it can be. Passwords that a test gives itself are hashed and verified as in the product.
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
  // Built code: Jest's own module system is not at work yet in a global set-up.
  const built = (...path) => import(inRoot(...path));
  const { startEmbeddedPostgres } = await built('local', 'dist', 'index.js');
  const { installDatabase } = await built('backend', 'dist', 'install', 'install-database.js');
  const { DEMO_PASSWORD } = await built('backend', 'dist', 'install', 'demo', 'demo-data.js');

  const directory = join(await clusterHome(), `${PREFIX}${process.pid}`);
  // Most of what a test does is to ask the database, one question after the other: a socket answers in half the time of the loopback.
  const server = await startEmbeddedPostgres({ directory, durable: false, socket: true });
  globalThis.testCluster = { server, directory };
  const install = async () => {
    await installDatabase(server.url, { demo: true });
    await cheapenDemoPasswords(server.url, DEMO_PASSWORD);
  };
  try {
    await Promise.all([install(), ensureBuilt(['console'])]);
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env.TEST_TEMPLATE_URL = server.url;
}
