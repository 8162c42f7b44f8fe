/** Every fault of the suite, one after the other under the same load. */
import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { hasRedis } from '../support/test-redis.js';
import type { Act } from './acts/act.js';
import { ACTS } from './acts/index.js';
import { WORKS } from './acts/works.js';
import { AS_SHIPPED, type FaultyBench, type Place } from './faulty-bench.js';
import {
  strikeDuringCommands,
  strikeDuringJobs,
  strikeDuringPrinting,
  strikeDuringWorks,
  MORE_CONNECTIONS,
} from './amid.js';
import { during, LONG_MS, named, SHORT_MS, type Fault, type Scene } from './fault.js';
import { diskFaults, mailFaults, storageFaults } from './faults-of-peers.js';
import { clockFaults } from './faults-of-time.js';
import { fillDisk, mayMount } from './parts/fault-tools.js';

const SEEN_MS = 30_000;
const needsRedis = hasRedis ? undefined : 'no-redis';

/** Other commands behave the same on one machine, so a row's life is enough there. */
const actsOn = ({ bench: { place } }: Scene): readonly Act[] => (place === 'servers' ? ACTS : []);

const roomOn = ({ place }: FaultyBench): NodeJS.ProcessEnv => (place === 'servers' ? MORE_CONNECTIONS : AS_SHIPPED);

const processes: readonly Fault[] = [
  {
    name: 'api-killed',
    variables: roomOn,
    hurt: async (scene) => strikeDuringCommands(scene, actsOn(scene), async () => scene.bench.product.kill('api')),
  },
  {
    name: 'database-killed',
    repeatsMails: true,
    variables: roomOn,
    hurt: async (scene) => {
      const strike = async () => scene.bench.killDatabase();
      await strikeDuringCommands(scene, actsOn(scene), strike);
      await strikeDuringJobs(scene, strike);
      await strikeDuringWorks(scene, WORKS, strike);
    },
  },
  {
    name: 'redis-killed',
    lacks: needsRedis,
    repeatsMails: true,
    variables: roomOn,
    hurt: async (scene) => {
      const { redis } = scene.bench;
      const kill = async () => redis?.kill();
      const start = async () => redis?.start();
      const strike = async () => during(0, kill, start);
      await strikeDuringCommands(scene, ACTS, strike);
      await strikeDuringJobs(scene, strike);
      await strikeDuringWorks(scene, WORKS, strike);
      await during(SHORT_MS, kill, start);
    },
  },
  {
    name: 'worker-killed',
    repeatsMails: true,
    hurt: async (scene) => {
      const strike = async () => scene.bench.product.kill('worker');
      await strikeDuringJobs(scene, strike);
      await strikeDuringWorks(scene, WORKS, strike);
    },
  },
  {
    name: 'browser-killed',
    hurt: async (scene) => strikeDuringPrinting(scene, async () => scene.bench.product.kill('chromium')),
  },
  { name: 'all-killed', repeatsMails: true, hurt: killEverything },
  {
    name: 'power-lost',
    repeatsMails: true,
    hurt: async ({ bench }) => {
      await Promise.all([bench.product.killSupervisor(), bench.killDatabase()]);
      await eventually(async () => bench.owner.query('select'), SEEN_MS);
      await bench.product.start();
    },
  },
];

async function killEverything({ bench }: Scene): Promise<void> {
  await Promise.all([
    bench.product.kill('api'),
    bench.product.kill('worker'),
    bench.killDatabase(),
    bench.redis?.kill(),
  ]);
  await bench.redis?.start();
}

const queues: readonly Fault[] = [
  {
    name: 'redis-emptied',
    lacks: needsRedis,
    repeatsMails: true,
    hurt: async ({ bench: { redis, smtp } }) => {
      // Jobs wait in it when it is killed.
      await smtp.kill();
      await during(
        SHORT_MS,
        async () => redis?.kill(),
        async () => redis?.start({ empty: true }),
      );
      await smtp.start();
    },
  },
  {
    name: 'redis-full',
    lacks: needsRedis,
    hurt: async ({ bench: { redis } }) =>
      during(
        SHORT_MS,
        async () => redis?.limitMemory(1),
        async () => redis?.limitMemory(0),
      ),
  },
  {
    name: 'events-repeated',
    lacks: needsRedis,
    // Relays each event a second time, after the queues have forgotten the first.
    hurt: async ({ bench: { owner, redis } }) => {
      await redis?.kill();
      await redis?.start({ empty: true });
      await owner.query(`update domain_event set relayed_at = null where relayed_at > now() - interval '1 minute'`);
    },
  },
  {
    name: 'events-late',
    hurt: async ({ bench: { product } }) =>
      during(
        LONG_MS,
        async () => product.signal('worker', 'SIGSTOP'),
        async () => product.signal('worker', 'SIGCONT'),
      ),
    repeatsMails: true,
  },
];

/** How often the product's connections are ended and taken over. */
const ROUNDS = 3;

/** Takes every free connection of the server, and those of the product. */
async function exhaust({ bench: { ownerUrl, owner } }: Scene): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (let round = 0; ;) {
    const client = new pg.Client({ connectionString: ownerUrl, application_name: 'greedy' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      taken.push(client);
    } catch {
      if (round === ROUNDS) return taken;
      round += 1;
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where usename = current_user and application_name <> 'greedy' and pid <> pg_backend_pid()`,
      );
    }
  }
}

const database: readonly Fault[] = [
  {
    name: 'connections-exhausted',
    refuses: true,
    repeatsMails: true,
    hurt: async (scene) => {
      const taken = await exhaust(scene);
      scene.strikes += ROUNDS;
      await during(
        SHORT_MS,
        () => undefined,
        async () => Promise.all(taken.map(async (client) => client.end())),
      );
    },
  },
  {
    name: 'database-disk-full',
    lacks: mayMount ? undefined : 'no-mount',
    refuses: true,
    repeatsMails: true,
    hurt: async ({ bench: { databaseFolder }, recorder }) => {
      const free = await fillDisk(databaseFolder);
      try {
        await eventually(() => {
          if (!recorder.statuses.has(503)) throw new Error('No call was refused');
        }, SEEN_MS);
      } finally {
        await free();
      }
    },
  },
  {
    name: 'network-stalled',
    refuses: true,
    repeatsMails: true,
    hurt: async ({ bench: { way } }) => during(LONG_MS, way.stall, way.restore),
  },
  {
    name: 'answers-held',
    refuses: true,
    repeatsMails: true,
    hurt: async ({ bench: { way } }) => during(LONG_MS, way.holdAnswers, way.restore),
  },
  {
    name: 'network-cut',
    refuses: true,
    repeatsMails: true,
    hurt: async ({ bench: { way } }) => during(SHORT_MS, way.sever, way.restore),
  },
];

const ON_ONE_MACHINE = [
  'api-killed',
  'worker-killed',
  'database-killed',
  'power-lost',
  'network-stalled',
  'database-disk-full',
  'files-cut',
];

const ON_SERVERS: readonly Fault[] = [
  ...processes,
  ...queues,
  ...database,
  ...storageFaults,
  ...mailFaults,
  ...clockFaults,
];

/** With queues in PostgreSQL and files in a folder, only the faults that affect these. */
export const FAULTS: Readonly<Record<Place, readonly Fault[]>> = {
  servers: ON_SERVERS,
  machine: [...named(ON_SERVERS, ON_ONE_MACHINE), ...diskFaults],
};
