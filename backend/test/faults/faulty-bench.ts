/** The built product on servers of the suite's own, each of which can be hurt by itself. */
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort, startEmbeddedPostgres } from '@valorisation/local';
import { projectPath } from '../../src/platform/config/paths.js';
import type { ApiClient } from '../support/api-client.js';
import { removeFolder } from '../support/remove-folder.js';
import { emailOf, signIn } from '../support/role-clients.js';
import { hasRedis, startTestRedis, type TestRedis } from '../support/test-redis.js';
import { FaultyProduct, postmasterOf } from './faulty-product.js';
import { mayMount, mountMemory, unmount } from './parts/fault-tools.js';
import { startMoodySmtp, type MoodySmtp } from './parts/moody-smtp.js';
import { startMoodyStorage, type MoodyStorage } from './parts/moody-storage.js';
import { stallingWay, type StallingWay } from './parts/stalling-way.js';

const DATABASE_DISK_MB = 700;
const FILES_DISK_MB = 16;

/** `servers`: queues in Redis, files in object storage. `machine`: queues in PostgreSQL, files in a folder. */
export type Place = 'servers' | 'machine';

export interface FaultyBench {
  readonly product: FaultyProduct;
  /** Straight to the database, past the network that can be hurt. */
  readonly owner: pg.Pool;
  readonly ownerUrl: string;
  readonly way: StallingWay;
  readonly smtp: MoodySmtp;
  readonly storage: MoodyStorage;
  readonly redis: TestRedis | undefined;
  /** The folder of the database: a disk of its own where one may be mounted. */
  readonly databaseFolder: string;
  /** The folder of the files, on one machine: a disk of its own likewise. */
  readonly filesFolder: string;
  killDatabase(): Promise<void>;
  /** Ends the product in good order, if it runs, and starts it with these variables besides. */
  restart(variables?: NodeJS.ProcessEnv): Promise<void>;
  /** Fails while the API does not take calls. */
  isUp(): Promise<void>;
  /** Two heads of different establishments, signed in anew. */
  heads(): Promise<readonly [ApiClient, ApiClient]>;
  staff(): Promise<ApiClient>;
  close(): Promise<void>;
}

export async function openFaultyBench(place: Place): Promise<FaultyBench> {
  const directory = await mkdtemp(join(tmpdir(), 'valorisation-faults-'));
  const endings: (() => Promise<unknown>)[] = [async () => removeFolder(directory)];
  const close = async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await openOn(place, directory, endings)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openOn(
  place: Place,
  directory: string,
  endings: (() => Promise<unknown>)[],
): Promise<Omit<FaultyBench, 'close'>> {
  const disk = async (name: string, megabytes: number): Promise<string> => {
    const folder = join(directory, name);
    await mkdir(folder);
    if (mayMount) {
      mountMemory(folder, megabytes);
      endings.push(async () => unmount(folder));
    }
    return folder;
  };
  const databaseFolder = await disk('postgres', DATABASE_DISK_MB);
  const filesFolder = await disk('files', FILES_DISK_MB);
  // Durable: what is acknowledged is to outlive a killed server.
  const database = await startEmbeddedPostgres({ directory: databaseFolder });
  endings.push(async () => database.stop());
  const way = await stallingWay(database.url);
  endings.push(async () => way.close());
  const [smtp, storage] = await Promise.all([startMoodySmtp(), startMoodyStorage()]);
  endings.push(async () => Promise.all([smtp.close(), storage.close()]));
  const redis = hasRedis && place === 'servers' ? await startTestRedis() : undefined;
  endings.push(async () => redis?.dispose());
  const owner = new pg.Pool({ connectionString: database.url, max: 4 });
  owner.on('error', () => undefined);
  owner.on('connect', (client) => client.on('error', () => undefined));
  endings.push(async () => owner.end());
  const dataDir = join(directory, 'data');
  // The browser is unpacked once for all tests.
  const browser = projectPath('.cache', 'chromium');
  await Promise.all([browser, dataDir].map(async (folder) => mkdir(folder, { recursive: true })));
  await symlink(browser, join(dataDir, 'chromium'));
  const product = new FaultyProduct(dataDir, {
    DEMO: '1',
    // The same after each start: people go on asking there.
    PORT: String(await findFreePort()),
    DATABASE_URL: way.url,
    SMTP_URL: smtp.url,
    STORAGE_URL: place === 'servers' ? storage.url : `file://${filesFolder}`,
    MAIL_RETRY_MS: '500',
    ...(redis !== undefined && { REDIS_URL: redis.url }),
  });
  endings.push(async () => product.stop());
  const url = await product.start();
  return {
    product,
    owner,
    ownerUrl: database.url,
    way,
    smtp,
    storage,
    redis,
    databaseFolder,
    filesFolder,
    async killDatabase() {
      process.kill(await postmasterOf(databaseFolder), 'SIGKILL');
    },
    async restart(variables) {
      await product.stop();
      await product.start(variables);
    },
    async isUp() {
      const { status } = await fetch(new URL('/health/ready', url));
      if (status !== 200) throw new Error(`The API answers ${status}`);
    },
    staff: async () => signIn(url, emailOf('staff')),
    heads: async () => Promise.all([signIn(url, emailOf('main')), signIn(url, emailOf('otherMain'))]),
  };
}
