/** A command of the project: the right Node, all packages installed, what has changed built, then its work. */
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { inRoot } from './root.mjs';
import { say } from './messages.mjs';
import { Refusal, runScript } from './steps.mjs';

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

/** Settings kept in `.env`; the environment of the command comes first. */
function loadEnvFile() {
  const file = inRoot('.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Refusal(say.envFile(error.code ?? error.name));
  }
}
