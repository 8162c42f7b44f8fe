/** `npm test`: installs and builds what has changed, then every kind of test; arguments go to Jest as they are. */
import { run, tool } from './lib/run.mjs';
import { script } from './lib/script.mjs';

// The console is built beside the making of the tests' database: see jest-global-setup.mjs.
await script({ parts: ['server'] }, async () => {
  // Room for what a file leaves behind at once: a third less of the time goes to collecting it. And compiled for speed later than
  // by itself, 32 times: little of a file runs so long that this has paid for itself, a quarter of Node's time went to it.
  const node = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=64', '--interrupt-budget=4224000'];
  const jest = [...node, tool('jest', 'bin/jest.js'), ...process.argv.slice(2)];
  const { code } = await run(process.execPath, jest, { show: true });
  process.exitCode = code;
});
