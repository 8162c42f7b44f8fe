/**
 * The environment of tests that start the product in their own process. Jest would load the product's thousand modules
 * again for every file, which takes longer than most files do. The built product is loaded once for a worker instead.
 */
import asyncHooks from 'node:async_hooks';
import childProcess from 'node:child_process';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { Client, Pool } from 'pg';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { noteCost } from './jest/test-costs.mjs';

/** Logs of the benches of the running file. */
const logs = new Set();
/** The library keeps the first start's logger for the process, so every bench gets all lines. */
const log = { write: (line) => logs.forEach((one) => one.write(line)) };

const DIST = inRoot('backend', 'dist', 'main.');
const BUNDLE = inRoot('backend', 'dist', 'bundle', 'main.');
const { fork } = childProcess;

/** The product starts a process for each file of a stranger. It loads the bundle in a third of the computing time. */
childProcess.fork = (program, ...rest) => fork(program.replace(DIST, BUNDLE), ...rest);
syncBuiltinESMExports();

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

  /** The product's `instanceof Date` fails for a date from the test's context, so the moment is passed as a number. */
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
  // A busy machine must not look like a database that is away; a locked row is still refused after the same time as in the product.
  const patience = { ...PATIENCE_OF_THE_WORKER, lockMs: PATIENCE_OF_THE_API.lockMs };
  const configOf = (variables, settings) => ({ ...loadConfig({ LOG_LEVEL: 'info', ...variables }), ...settings });
  // A test that creates its own application may have run first.
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
      // Without a running worker, /v1/status states no grid.
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
 * Jest uses this storage to find the test of an error. Tests here run one after the other (none is
 * `concurrent`), so one value is enough. Jest creates a storage for each file and never ends it: all promises of later
 * files would carry it, and anything that outlives a file would keep it alive.
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
    this.kind = config.projectConfig.displayName?.name ?? '';
    this.begun = process.cpuUsage();
    asyncHooks.AsyncLocalStorage = OneTestAtATime;
  }

  /** At the first event Jest has loaded its parts for the file: storages created later belong to others. */
  async handleTestEvent({ name }) {
    if (name === 'setup') asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }

  async setup() {
    await super.setup();
    // For native-module.mjs; these modules and the metadata of their classes are shared by both sides.
    if (this.options.built) Object.assign(this.global, { loadNatively: createRequire(import.meta.url), JSON, Reflect });
    // A module that is tested alone recognises these classes of what a test gives it.
    if (this.options.ofModules) Object.assign(this.global, { Date, Error, RangeError, SyntaxError, TypeError });
    // Loaded at the first start only, since most files of some kinds start nothing.
    this.global.loadProduct = async () => (product ??= load());
  }

  async teardown() {
    // A file may fail before its first event.
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    logs.clear();
    await super.teardown();
    noteCost(this.kind, this.begun);
  }
}
