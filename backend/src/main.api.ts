import 'reflect-metadata';
import { ApiModule } from './composition/api.module.js';
import { kernelParts } from './composition/parts.js';
import { assertBreachedFile } from './modules/accounts/index.js';
import { loadConfig } from './platform/config/config.js';
import { watched } from './platform/health/health.js';
import { createApi } from './platform/http/create-api.js';
import { runProcess } from './platform/process/run-process.js';
import { startTracing } from './platform/tracing/start-tracing.js';
import { LONGEST_SILENCE_MS } from './platform/process/watchdog.js';

await runProcess(async () => {
  const config = loadConfig();
  await assertBreachedFile(config.breachedPasswords);
  const sendTraces = await startTracing(config, 'valorisation-api');
  const app = await createApi(ApiModule.with(config, kernelParts), config);
  await app.listen(config.port, config.host);
  return watched(app, config, { drainMs: config.drainMs, lastly: sendTraces });
}, LONGEST_SILENCE_MS.api);
