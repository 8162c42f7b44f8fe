/**
 * Where tests run that start the product in their own process. Jest gives every file its modules anew, which for the
 * product's thousand costs more than most files do; the built product is loaded beside them, once for a worker of Jest.
 */
import asyncHooks from 'node:async_hooks';
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { Client, Pool } from 'pg';
import { inRoot } from '../../../scripts/lib/root.mjs';

/** Of the benches of the file that runs. */
const logs = new Set();
/** The library keeps one logger for a process, as the first start made it: what is written is for every bench to judge. */
const log = { write: (line) => logs.forEach((one) => one.write(line)) };

const built = async (...path) => import(inRoot('backend', 'dist', ...path));

async function load() {
  const { NestFactory } = await import('@nestjs/core');
  const { Logger, PARAMS_PROVIDER_TOKEN, PinoLogger } = await import('nestjs-pino');
  const { resetRootLogger } = await import(inRoot('node_modules', 'nestjs-pino', 'dist', 'esm', 'rootLogger.js'));
  const { ApiModule } = await built('composition', 'api.module.js');
  const { WorkerModule } = await built('composition', 'worker.module.js');
  const { kernelParts } = await built('composition', 'parts.js');
  const { runAdminCommand } = await built('composition', 'admin-command.js');
  const { runGridCommand } = await built('composition', 'grid-command.js');
  const { replayValuations } = await built('modules', 'valuations', 'index.js');
  const { Clock } = await built('platform', 'clock', 'clock.js');
  const { loadConfig } = await built('platform', 'config', 'config.js');
  const { WorkerHeartbeat } = await built('platform', 'jobs', 'worker-heartbeat.js');
  const { PATIENCE_OF_THE_API, PATIENCE_OF_THE_WORKER } = await built('platform', 'persistence', 'patience.js');
  const { createApi } = await built('platform', 'http', 'create-api.js');
  const { loggingModule } = await built('platform', 'logging', 'logging.module.js');

  /** A date made by a test is not one to the product's `instanceof`: the moment is handed over as a number. */
  class TestClock extends Clock {
    constructor(clock) {
      super();
      this.clock = clock;
    }

    now() {
      return new Date(this.clock.now().getTime());
    }
  }
  const parts = (clock) => ({ ...kernelParts, log, ...(clock !== undefined && { clock: new TestClock(clock) }) });
  // A busy machine is not to be taken for a database that is away; what is locked is refused as soon as in the product.
  const patience = { ...PATIENCE_OF_THE_WORKER, lockMs: PATIENCE_OF_THE_API.lockMs };
  const configOf = (variables, settings) => ({ ...loadConfig({ LOG_LEVEL: 'info', ...variables }), ...settings });
  // A test that makes an application of its own may have come first.
  resetRootLogger();
  const { providers } = loggingModule(configOf({}), log);
  new PinoLogger(providers.find(({ provide }) => provide === PARAMS_PROVIDER_TOKEN).useValue);

  return {
    async startApi(variables, settings, ofBench, clock) {
      logs.add(ofBench);
      const config = configOf(variables, settings);
      const app = await createApi(ApiModule.with(config, { ...parts(clock), patience }), config);
      await app.listen(config.port, config.host);
      return { url: (await app.getUrl()).replace(/\/$/, ''), close: async () => app.close() };
    },
    async startWorker(variables, ofBench, clock) {
      logs.add(ofBench);
      const worker = WorkerModule.with(configOf(variables), parts(clock));
      const app = await NestFactory.createApplicationContext(worker, { bufferLogs: true });
      app.useLogger(app.get(Logger));
      // Without a worker at work /v1/status tells no grid.
      const heartbeat = new WorkerHeartbeat(app.get(Pool));
      await heartbeat.start();
      const close = async () => {
        await heartbeat.stop();
        await app.close();
      };
      return { close };
    },
    adminCommand: async (words, variables) => runAdminCommand([...words], () => configOf(variables)),
    gridCommand: async (words, variables) => runGridCommand([...words], () => configOf(variables)),
    async journalDifferences(connectionString) {
      const client = new Client({ connectionString });
      await client.connect();
      try {
        return (await replayValuations(client)).differences;
      } finally {
        await client.end();
      }
    },
  };
}

let product;

const { AsyncLocalStorage } = asyncHooks;

/**
 * By which Jest tells what test an error belongs to: tests here run one after the other (none is `concurrent`), so that one
 * value does. Jest makes a storage for each file and ends none. All promises of later files would carry them, and what
 * outlives a file would hold it.
 */
class OneTestAtATime extends AsyncLocalStorage {
  #value;

  getStore() {
    return this.#value;
  }

  async run(value, work) {
    const outer = this.#value;
    this.#value = value;
    try {
      return await work();
    } finally {
      this.#value = outer;
    }
  }
}

export default class ProductEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.options = config.projectConfig.testEnvironmentOptions;
    asyncHooks.AsyncLocalStorage = OneTestAtATime;
  }

  /** The first event comes once Jest has loaded its parts for the file: storages that are made from now on are others'. */
  async handleTestEvent({ name }) {
    if (name === 'setup') asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }

  async setup() {
    await super.setup();
    // For native-module.mjs; what such modules read, and the metadata of their classes, is of one kind on both sides.
    if (this.options.built) Object.assign(this.global, { loadNatively: createRequire(import.meta.url), JSON, Reflect });
    // At the first start only: most files of some kinds start nothing.
    this.global.loadProduct = async () => (product ??= load());
  }

  async teardown() {
    // Of a file that did not come as far as its first event.
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    logs.clear();
    await super.teardown();
  }
}
