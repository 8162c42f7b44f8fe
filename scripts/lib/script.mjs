/** A command of the project: the right Node, all packages installed, what has changed built, then its work. */
import { existsSync, readFileSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './root.mjs';
import { Refusal, runScript } from './steps.mjs';

/**
 * @param {{ settings?: boolean, parts?: readonly ('server' | 'console')[] }} needs settings: whether those of `.env` apply;
 *   parts: what is built, by default everything
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

function requireNode() {
  const wanted = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).engines.node.replace(/[^\d.]/g, '');
  const found = process.versions.node;
  const [[major, minor], [wantedMajor, wantedMinor]] = [found, wanted].map((version) => version.split('.').map(Number));
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Refusal(
    `Node.js ${wanted} ou plus récent est nécessaire (version trouvée : ${found}). Installez Node 24, puis relancez la commande.`,
  );
}

/** The environment of the command takes precedence over `.env`. */
function loadEnvFile() {
  const file = inRoot('.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Refusal(`Le fichier .env ne peut pas être lu : ${error.code ?? error.name}`);
  }
}
