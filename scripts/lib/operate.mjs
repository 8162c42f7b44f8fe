/** Runs a command of the operator on this machine's database: the given one, the running product's, or one for the while. */
import { ensureBuilt } from './build.mjs';
import { loadEnvFile } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { QUIET } from './node-flags.mjs';
import { requireNode } from './node-version.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { runScript } from './steps.mjs';

/**
 * @param {string} entry a built entry of the backend
 * @param {readonly string[]} [words]
 */
export async function operate(entry, words = []) {
  await runScript(async () => {
    requireNode();
    loadEnvFile();
    await ensureInstalled();
    await ensureBuilt(['server']);
    const { withDatabase } = await import(inRoot('local', 'dist', 'index.js'));
    const { code } = await withDatabase((url) => {
      const env = { ...process.env, ...QUIET, DATABASE_URL: url };
      return run(process.execPath, [inRoot('backend', 'dist', entry), ...words], { env, show: true });
    });
    process.exitCode = code;
  });
}
