/**
 * Where tests run that start the product in their own process. Jest gives every file its modules anew, which for the
 * product's thousand costs more than most files do; the built product is loaded beside them, once for a worker of Jest.
 */
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { Client, Pool } from 'pg';
import { inRoot } from '../../../scripts/lib/root.mjs';

const built = async (...path) => import(inRoot('backend', 'dist', ...path));

async function load() {
  const { NestFactory } = await import('@nestjs/core');
  const { Logger } = await import('nestjs-pino');
  const { ApiModule } = await built('composition', 'api.module.js');
  const { WorkerModule } = await built('composition', 'worker.module.js');
  const { kernelParts } = await built('composition', 'parts.js');
  const { runAdminCommand } = await built('composition', 'admin-command.js');
  const { runGridCommand } = await built('composition', 'grid-command.js');
  const { replayValuations } = await built('modules', 'valuations', 'index.js');
  const { Clock } = await built('platform', 'clock', 'clock.js');
  const { loadConfig } = await built('platform', 'config', 'config.js');
  const { WorkerHeartbeat } = await built('platform', 'jobs', 'worker-heartbeat.js');
  const { createApi } = await built('platform', 'http', 'create-api.js');

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
  const parts = (log, clock) => ({ ...kernelParts, log, ...(clock !== undefined && { clock: new TestClock(clock) }) });
  const configOf = (variables, settings) => ({ ...loadConfig({ LOG_LEVEL: 'info', ...variables }), ...settings });

  return {
    async startApi(variables, settings, log, clock) {
      const config = configOf(variables, settings);
      const app = await createApi(ApiModule.with(config, parts(log, clock)), config);
      await app.listen(config.port, config.host);
      return { url: (await app.getUrl()).replace(/\/$/, ''), close: async () => app.close() };
    },
    async startWorker(variables, log, clock) {
      const worker = WorkerModule.with(configOf(variables), parts(log, clock));
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

export default class ProductEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.options = config.projectConfig.testEnvironmentOptions;
  }

  async setup() {
    await super.setup();
    // For native-module.mjs; what such modules read, and the metadata of their classes, is of one kind on both sides.
    if (this.options.built) Object.assign(this.global, { loadNatively: createRequire(import.meta.url), JSON, Reflect });
    // At the first start only: most files of some kinds start nothing.
    this.global.loadProduct = async () => (product ??= load());
  }
}
