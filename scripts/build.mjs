/** `npm run build`: server and console as `npm start` needs them, so that it finds nothing left to build. */
import { ensureBuilt } from './lib/build.mjs';
import { requireNode } from './lib/node-version.mjs';
import { runScript } from './lib/steps.mjs';

await runScript(async () => {
  requireNode();
  await ensureBuilt();
});
