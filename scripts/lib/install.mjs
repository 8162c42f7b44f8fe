/** Installs the dependencies when the lock file or the platform has changed since the last time. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, step } from './steps.mjs';

const stamp = inRoot('node_modules', '.valorisation-install');
/** `npm run check` asks for known weaknesses itself. */
const QUIETLY = ['--no-audit', '--no-fund'];
const hiddenLock = inRoot('node_modules', '.package-lock.json');

function wantedStamp() {
  const lock = readFileSync(inRoot('package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

const packagesOf = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);

/** True after `npm ci` by hand: every required package is there, at the version of the lock file. */
function isInstalledByHand() {
  if (!existsSync(hiddenLock) || !existsSync(inRoot('node_modules', '@valorisation', 'local'))) return false;
  const installed = new Map(packagesOf(hiddenLock));
  return packagesOf(inRoot('package-lock.json'))
    .filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true)
    .filter(([path, entry]) => installed.has(path) || (entry.optional !== true && entry.devOptional !== true))
    .every(([path, entry]) => installed.get(path)?.version === entry.version);
}

/** The npm that runs this command, otherwise the one on PATH. */
export function npm(words) {
  const script = process.env.npm_execpath;
  const options = { env: { ...process.env, npm_config_loglevel: 'error' } };
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...words], options);
  return run('npm', words, options).catch(() => {
    throw new Refusal('npm est introuvable : réinstallez Node.js avec npm, puis relancez la commande.');
  });
}

/** Installs packages that are no dependency of the project into a separate folder. */
export function installApart(folder, packages, words = []) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true }\n');
  const quietly = [...QUIETLY, '--ignore-scripts', '--save-exact'];
  return npm(['install', '--prefix', folder, ...quietly, ...words, ...packages]);
}

async function install(label, words) {
  const { code, output } = await step(label, () => npm(words));
  if (code !== 0) process.stderr.write(`${output}\n`);
  return code === 0;
}

export async function ensureInstalled() {
  const wanted = wantedStamp();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!existsSync(stamp) && isInstalledByHand()) return writeFileSync(stamp, wanted);
  rmSync(stamp, { force: true });
  const isDone =
    (await install('Installation des dépendances (une minute environ la première fois)', ['ci', ...QUIETLY])) ||
    // `npm ci` refuses when the registry lacks a platform's optional package of the lock file; `npm install` does not.
    (await install('Nouvel essai d’installation, sans le fichier de versions', ['install', '--no-save']));
  if (!isDone) {
    throw new Refusal(
      'L’installation des dépendances a échoué : vérifiez l’accès au registre npm et la place sur le disque (1 Go), puis relancez la commande.',
    );
  }
  writeFileSync(stamp, wanted);
}
