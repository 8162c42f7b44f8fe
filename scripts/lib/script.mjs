/** A command of the project: the right Node, all packages installed, what has changed built, then its work. */
import { ensureBuilt } from './build.mjs';
import { loadEnvFile } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { runScript } from './steps.mjs';

/**
 * @param {{ settings?: boolean, parts?: readonly ('server' | 'console')[] }} needs settings: those of `.env` hold; parts: what is
 *   built, all of it by default
 * @param {() => Promise<void>} work
 */
export async function script({ settings = false, parts }, work) {
  await runScript(async () => {
    requireNode();
    if (settings) loadEnvFile();
    await ensureInstalled();
    await ensureBuilt(parts);
    await work();
  });
}
