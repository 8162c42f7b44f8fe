/** `npm test`: installs and builds what has changed, then every kind of test; arguments go to Jest as they are. */
import { run, tool } from './lib/run.mjs';
import { script } from './lib/script.mjs';

// Bundle and console are built beside the making of the tests' database: see jest-global-setup.mjs.
await script({ parts: ['server'] }, async () => {
  // A larger young generation makes garbage collection a third faster. A larger interrupt budget delays optimising compilation:
  // it took a quarter of Node's time and rarely paid off within a test file.
  const node = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=64', '--interrupt-budget=4224000'];
  const jest = [...node, tool('jest', 'bin/jest.js'), ...process.argv.slice(2)];
  const { code } = await run(process.execPath, jest, { show: true });
  process.exitCode = code;
});
