/** Installs the dependencies when the lock file has changed since the last time, on the same platform; and npm for others. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { say } from './messages.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, step } from './steps.mjs';

const stamp = inRoot('node_modules', '.valorisation-install');
const hiddenLock = inRoot('node_modules', '.package-lock.json');

function wantedStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
}

const packagesOf = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);

/** True when somebody ran `npm ci` by hand: every package that must be there is, at the version of the lock file. */
function isInstalledByHand() {
  if (!existsSync(hiddenLock) || !existsSync(inRoot('node_modules', '@valorisation', 'local'))) return false;
  const installed = new Map(packagesOf(hiddenLock));
  return packagesOf(inRoot('package-lock.json'))
    .filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true)
    .filter(([path, entry]) => installed.has(path) || (entry.optional !== true && entry.devOptional !== true))
    .every(([path, entry]) => installed.get(path)?.version === entry.version);
}

/** npm's own script when npm runs us (the same npm, on every system), else the command on PATH. */
export function npm(words) {
  const script = process.env.npm_execpath;
  const options = { env: { ...process.env, npm_config_loglevel: 'error' } };
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...words], options);
  return run('npm', words, options).catch(() => {
    throw new Refusal(say.noNpm);
  });
}

/** Packages that are no dependency of the project, into a folder of their own. */
export function installApart(folder, packages, words = []) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true }\n');
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];
  return npm(['install', '--prefix', folder, ...quietly, ...words, ...packages]);
}

async function install(label, words) {
  return step(label, async () => {
    const outcome = await npm(words);
    if (outcome.code !== 0) throw Object.assign(new Refusal(say.installFailed), { outcome });
  });
}

/** A registry may lack a platform's optional package that the lock file names: npm ci then refuses, npm install does not. */
async function installSomehow() {
  try {
    await install(say.install, ['ci']);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.outcome?.output ?? ''}\n`);
    await install(say.installAgain, ['install', '--no-save']).catch((second) => {
      process.stderr.write(`${second.outcome?.output ?? ''}\n`);
      throw second;
    });
  }
}

export async function ensureInstalled() {
  const wanted = wantedStamp();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!existsSync(stamp) && isInstalledByHand()) return writeFileSync(stamp, wanted);
  rmSync(stamp, { force: true });
  await installSomehow();
  writeFileSync(stamp, wanted);
}
