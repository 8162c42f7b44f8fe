import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { Health } from './health.js';
import { openOperatorPort } from './operator-port.js';

/** The application as its process runs it: watched on the operators' port, and stopped in good order. */
export async function watched(app: INestApplicationContext, config: Config, drainMs: number) {
  const health = app.get(Health);
  const port = await openOperatorPort(config, health);
  return {
    drain: async () => {
      health.drain();
      if (drainMs > 0) await wait(drainMs);
    },
    close: async () => {
      await app.close();
      await port.close();
    },
  };
}
