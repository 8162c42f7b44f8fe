/** The built product with its own servers, each of which can fail alone. */
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort, startEmbeddedPostgres } from '@valorisation/local';
import { projectPath } from '../../src/platform/config/paths.js';
import type { ApiClient } from '../support/api-client.js';
import { startFakeRegister } from '../support/fake-register.js';
import { SECOND_ADMIN } from '../support/grid-publications.js';
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

export const AS_SHIPPED: NodeJS.ProcessEnv = {};

/** `servers`: queues in Redis, files in object storage. `machine`: queues in PostgreSQL, files in a folder. */
export type Place = 'servers' | 'machine';

/** The people of the load. */
export interface People {
  /** The head of the demo's first establishment. */
  readonly head: ApiClient;
  readonly staff: ApiClient;
  readonly admin: ApiClient;
  readonly otherAdmin: ApiClient;
}

export interface FaultyBench {
  readonly place: Place;
  readonly product: FaultyProduct;
  /** A direct connection to the database, not through the faulty network. */
  readonly owner: pg.Pool;
  readonly ownerUrl: string;
  readonly way: StallingWay;
  readonly smtp: MoodySmtp;
  readonly storage: MoodyStorage;
  readonly redis: TestRedis | undefined;
  /** The database's folder, on its own disk where one can be mounted. */
  readonly databaseFolder: string;
  /** The folder of the files on one machine, on its own disk where one can be mounted. */
  readonly filesFolder: string;
  killDatabase(): Promise<void>;
  /** The extra variables of the product's last start. */
  readonly variables: NodeJS.ProcessEnv;
  /** Restarts the product properly when it runs with other variables. */
  runWith(variables: NodeJS.ProcessEnv): Promise<void>;
  /** Fails while the API or the database does not answer. */
  isUp(): Promise<void>;
  /** Two newly signed-in heads of different establishments. */
  heads(): Promise<readonly [ApiClient, ApiClient]>;
  staff(): Promise<Omit<People, 'head'>>;
  close(): Promise<void>;
}

export async function openFaultyBench(place: Place): Promise<FaultyBench> {
  const directory = await mkdtemp(join(tmpdir(), 'valorisation-faults-'));
  const endings: (() => Promise<unknown>)[] = [async () => removeFolder(directory)];
  const close = async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  };
  try {
    return Object.assign(await openOn(place, directory, endings), { close });
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
  // A durable database: acknowledged changes must survive a killed server.
  const database = await startEmbeddedPostgres({ directory: databaseFolder });
  endings.push(async () => database.stop());
  const way = await stallingWay(database.url);
  endings.push(async () => way.close());
  const [smtp, storage] = await Promise.all([startMoodySmtp(join(directory, 'kept-mails')), startMoodyStorage()]);
  const register = await startFakeRegister();
  endings.push(async () => Promise.all([smtp.kill(), storage.close(), register.stop()]));
  const redis = hasRedis && place === 'servers' ? await startTestRedis() : undefined;
  endings.push(async () => redis?.dispose());
  // Row security binds the owner of staff's tables, too.
  const owner = new pg.Pool({ connectionString: database.url, max: 4, options: '-c app.scope=staff' });
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
    // The same port after each start, since the load keeps calling it.
    PORT: String(await findFreePort()),
    DATABASE_URL: way.url,
    SMTP_URL: smtp.url,
    STORAGE_URL: place === 'servers' ? storage.url : `file://${filesFolder}`,
    COMPANY_REGISTER_URL: register.url,
    MAIL_RETRY_MS: '500',
    ...(redis !== undefined && { REDIS_URL: redis.url }),
  });
  endings.push(async () => product.stop());
  const url = await product.start();
  let variables: NodeJS.ProcessEnv = AS_SHIPPED;
  return {
    place,
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
    get variables() {
      return variables;
    },
    async runWith(wanted) {
      if (variables === wanted) return;
      await product.stop();
      await product.start(wanted);
      variables = wanted;
    },
    async isUp() {
      await owner.query('select');
      const { status } = await fetch(new URL('/health/ready', url));
      if (status !== 200) throw new Error(`The API answers ${status}`);
    },
    async staff() {
      return {
        staff: await signIn(url, emailOf('staff')),
        admin: await signIn(url, emailOf('admin')),
        otherAdmin: await signIn(url, SECOND_ADMIN),
      };
    },
    heads: async () => Promise.all([signIn(url, emailOf('main')), signIn(url, emailOf('otherMain'))]),
  };
}
