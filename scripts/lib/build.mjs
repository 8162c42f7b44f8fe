/** Builds the server and the console when their sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot } from './root.mjs';
import { runTool, tool } from './run.mjs';
import { Refusal, step } from './steps.mjs';

const stampFile = inRoot('.cache', 'build.json');
const { compilerOptions } = JSON.parse(readFileSync(inRoot('nest-cli.json'), 'utf8'));

const sourcesOf = (...workspaces) =>
  workspaces.flatMap((name) => ['src', 'package.json', 'tsconfig.json'].map((part) => `${name}/${part}`));
const BUNDLE = 'bundle';
const SHARED = ['package-lock.json', 'tsconfig.base.json', ...sourcesOf('rules', 'contract')];
const CONSOLE = ['public', 'index.html', 'vite.config.ts', 'vite.server.config.ts', 'vite.estimate.config.ts'];
const SERVER = ['rules', 'contract', 'backend', 'local'];
const PROJECTS = SERVER.map((name) => (name === 'backend' ? compilerOptions.tsConfigPath : name));
const PARTS = {
  server: {
    label: 'Compilation du serveur',
    sources: [...SHARED, ...sourcesOf('backend', 'local')],
    output: 'local/dist/main.supervisor.js',
    build: buildServer,
  },
  bundle: {
    label: 'Assemblage du serveur',
    sources: ['package-lock.json', 'rolldown.config.mjs', ...SERVER.map((name) => `${name}/tsconfig.tsbuildinfo`)],
    output: `local/dist/${BUNDLE}/main.supervisor.js`,
    build: () => runTool(tool('rolldown', 'bin/cli.mjs'), ['-c']),
  },
  console: {
    label: 'Compilation de la console',
    sources: [...SHARED, ...sourcesOf('console'), ...CONSOLE.map((name) => `console/${name}`), 'backend/content/pages'],
    output: 'console/dist/manifest.estimate.json',
    build: buildConsole,
  },
};

/** Every file under a folder, in a stable order; the path itself if it is a file, nothing if it does not exist. */
function filesUnder(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** The fingerprint uses the name, size and date of each file, which takes milliseconds. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Deletes the output of deleted sources. The compiler keeps it, and an old migration there would still run. A product may
 * run the bundle.
 */
function removeOrphans(workspace) {
  const output = inRoot(workspace, 'dist');
  for (const file of filesUnder(output).filter((one) => !one.startsWith(join(output, BUNDLE)))) {
    const source = inRoot(workspace, 'src', relative(output, file).replace(/\.(js|d\.ts)(\.map)?$/, '.ts'));
    if (/\.(js|d\.ts)(\.map)?$/.test(file) && !existsSync(source)) rmSync(file);
  }
}

async function buildServer() {
  const outcome = await runTool(tool('typescript', 'bin/tsc'), ['-b', ...PROJECTS]);
  SERVER.forEach(removeOrphans);
  return outcome;
}

/**
 * Builds the console for the browser, then for the server, which renders public pages. The page of the estimate loads its
 * own bundle.
 */
async function buildConsole() {
  let outcome = { code: 0 };
  for (const words of [[], ['--config', 'vite.server.config.ts'], ['--config', 'vite.estimate.config.ts']]) {
    if (outcome.code !== 0) break;
    outcome = await runTool(tool('vite', 'bin/vite.js'), ['build', '--logLevel', 'warn', ...words], {
      cwd: inRoot('console'),
      // The value is fixed here, because another value in `.env` would make a bundle that differs from what the server runs.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  return outcome;
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Bundle and console need the server, and are built beside each other. */
const ROUNDS = [['server'], ['bundle', 'console']];

/** @param {readonly ('server' | 'bundle' | 'console')[]} parts */
export async function ensureBuilt(parts = Object.keys(PARTS)) {
  for (const round of ROUNDS) {
    const stale = round
      .filter((name) => parts.includes(name))
      .map((name) => ({ ...PARTS[name], name, print: fingerprint(PARTS[name].sources.map((one) => inRoot(one))) }))
      .filter(({ name, print, output }) => readStamps()[name] !== print || !existsSync(inRoot(output)));
    if (stale.length === 0) continue;
    await step(stale.map(({ label }) => label).join(', '), () => Promise.all(stale.map(build)));
  }
}

async function build({ name, print, build: run }) {
  const { code, output } = await run();
  if (code !== 0) {
    throw new Refusal(
      `La compilation a échoué : corrigez les erreurs ci-dessus, puis relancez la commande.\n${output}`,
    );
  }
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ ...readStamps(), [name]: print }));
}
