/** The API process. */
import 'reflect-metadata';
import { ApiModule } from './composition/api.module.js';
import { kernelParts } from './composition/parts.js';
import { loadConfig } from './platform/config/config.js';
import { watched } from './platform/health/watched.js';
import { createApi } from './platform/http/create-api.js';
import { runProcess } from './platform/process/run-process.js';
import { LONGEST_SILENCE_MS } from './platform/process/watchdog.js';

await runProcess(async () => {
  const config = loadConfig();
  const app = await createApi(ApiModule.with(config, kernelParts), config);
  await app.listen(config.port, config.host);
  return watched(app, config, config.drainMs);
}, LONGEST_SILENCE_MS.api);
