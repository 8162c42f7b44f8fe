/** `npm test`: installs and builds what has changed, then every kind of test; arguments go to Jest as they are. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { run, tool } from './lib/run.mjs';
import { runScript } from './lib/steps.mjs';

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  const jest = ['--disable-warning=ExperimentalWarning', tool('jest', 'bin/jest.js'), ...process.argv.slice(2)];
  const { code } = await run(process.execPath, jest, { show: true });
  process.exitCode = code;
});
