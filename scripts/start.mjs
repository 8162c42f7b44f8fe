/** `npm start`: from a bare clone to the running product. Node's own modules only: nothing is installed yet. */
import { ensureBuilt } from './lib/build.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/messages.mjs';
import { requireNode } from './lib/node-version.mjs';
import { runScript } from './lib/steps.mjs';
import { supervise } from './lib/supervise.mjs';

await runScript(async () => {
  requireNode();
  loadEnvFile();
  await ensureInstalled();
  await ensureBuilt();
  const { ended } = supervise();
  const { code, signal } = await ended;
  if (signal !== null) process.stderr.write(`✗ ${say.supervisorKilled(signal)}\n`);
  process.exitCode = code;
});
