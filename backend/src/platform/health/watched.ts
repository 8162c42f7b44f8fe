import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from 'nestjs-pino';
import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { answerMetrics } from '../metrics/answer-metrics.js';
import { Metrics } from '../metrics/metrics.js';
import { Health } from './health.js';
import { openOperatorPort } from './operator-port.js';

interface Ending {
  readonly drainMs: number;
  /** Called when all work has ended. */
  lastly(): Promise<void>;
}

/** The application of a process: watched on the operators' port, and stopped in good order. */
export async function watched(app: INestApplicationContext, config: Config, { drainMs, lastly }: Ending) {
  const health = app.get(Health);
  const metrics = app.get(Metrics);
  const port = await openOperatorPort(config, health, (request, response) => answerMetrics(metrics, request, response));
  if (port.port !== undefined) metrics.measureProcess();
  for (const msg of config.warnings) app.get(Logger).warn({ msg });
  return {
    drain: async () => {
      health.drain();
      if (drainMs > 0) await wait(drainMs);
    },
    close: async () => {
      await app.close();
      await port.close();
      await lastly();
    },
  };
}
