import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { Pool } from 'pg';
import { kernelParts } from './composition/parts.js';
import { WorkerModule } from './composition/worker.module.js';
import { loadConfig } from './platform/config/config.js';
import { watched } from './platform/health/health.js';
import { WorkerHeartbeat } from './platform/jobs/worker-heartbeat.js';
import { PdfRenderer, watchPrinting } from './platform/pdf/index.js';
import { runProcess } from './platform/process/run-process.js';
import { startTracing } from './platform/tracing/start-tracing.js';
import { LONGEST_SILENCE_MS } from './platform/process/watchdog.js';

await runProcess(async () => {
  const config = loadConfig();
  const sendTraces = await startTracing(config, 'valorisation-worker');
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config, kernelParts), { bufferLogs: true });
  app.useLogger(app.get(Logger));
  const heartbeat = new WorkerHeartbeat(app.get(Pool));
  await heartbeat.start();
  // Without a browser the queue still runs, and its jobs say why they fail.
  const endWatch = watchPrinting(app.get(PdfRenderer), app.get(Pool), (error) =>
    app.get(Logger).error({ msg: 'printing not proved', reason: String(error) }),
  );
  // The worker has no callers, so it needs no time to drain.
  const running = await watched(app, config, { drainMs: 0, lastly: sendTraces });
  return {
    drain: running.drain,
    close: async () => {
      endWatch();
      await heartbeat.stop();
      await running.close();
    },
  };
}, LONGEST_SILENCE_MS.worker);
