/** Builds the server and the console when their sources have changed since the last build. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder, fingerprint } from './fingerprint.mjs';
import { say } from './messages.mjs';
import { inRoot } from './root.mjs';
import { runTool, tool } from './run.mjs';
import { Refusal, step } from './steps.mjs';

const stampFile = inRoot('.cache', 'build.json');
const compiler = tool('typescript', 'bin/tsc');
const { compilerOptions } = JSON.parse(readFileSync(inRoot('nest-cli.json'), 'utf8'));

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  ...['rules', 'contract'].flatMap((name) => ['src', 'package.json', 'tsconfig.json'].map((part) => `${name}/${part}`)),
];
const SERVER = ['rules', 'contract', 'backend', 'local'];
const PROJECTS = SERVER.map((name) => (name === 'backend' ? compilerOptions.tsConfigPath : name));
const PARTS = {
  server: {
    label: say.buildServer,
    sources: [
      ...SHARED,
      ...['backend', 'local'].flatMap((name) => [`${name}/src`, `${name}/package.json`, `${name}/tsconfig.json`]),
    ],
    output: 'local/dist/main.supervisor.js',
    build: buildServer,
  },
  console: {
    label: say.buildConsole,
    sources: [
      ...SHARED,
      ...[
        'src',
        'public',
        'index.html',
        'vite.config.ts',
        'vite.server.config.ts',
        'vite.estimate.config.ts',
        'package.json',
      ].map((name) => `console/${name}`),
      'backend/content/pages',
    ],
    output: 'console/dist-server/estimate.js',
    build: buildConsole,
  },
};

/** The compiler leaves the output of deleted sources behind; an old migration among them would still be run. */
function removeOrphans(workspace) {
  const output = inRoot(workspace, 'dist');
  for (const file of filesUnder(output)) {
    const source = inRoot(workspace, 'src', relative(output, file).replace(/\.(js|d\.ts)(\.map)?$/, '.ts'));
    if (/\.(js|d\.ts)(\.map)?$/.test(file) && !existsSync(source)) rmSync(file);
  }
}

async function buildServer() {
  const outcome = await runTool(compiler, ['-b', ...PROJECTS]);
  SERVER.forEach(removeOrphans);
  return outcome;
}

/** For the browser, then for the server, which renders public pages; the estimate has a bundle of its own for each. */
async function buildConsole() {
  const build = (...words) =>
    runTool(tool('vite', 'bin/vite.js'), ['build', '--logLevel', 'warn', ...words], {
      cwd: inRoot('console'),
      // Another one in the settings would build what the server does not run.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  const estimate = ['--config', 'vite.estimate.config.ts'];
  let outcome = await build();
  for (const words of [['--config', 'vite.server.config.ts'], estimate, [...estimate, '--ssr']]) {
    if (outcome.code === 0) outcome = await build(...words);
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

/** @param {readonly ('server' | 'console')[]} parts the console needs the server's part built first */
export async function ensureBuilt(parts = ['server', 'console']) {
  for (const name of parts) {
    const part = PARTS[name];
    const print = fingerprint(part.sources.map((source) => inRoot(source)));
    if (readStamps()[name] === print && existsSync(inRoot(part.output))) continue;
    await step(part.label, async () => {
      const outcome = await part.build();
      if (outcome.code !== 0) throw new Refusal(`${say.buildFailed}\n${outcome.output}`);
    });
    mkdirSync(inRoot('.cache'), { recursive: true });
    writeFileSync(stampFile, JSON.stringify({ ...readStamps(), [name]: print }));
  }
}
