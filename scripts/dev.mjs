/**
 * `npm run dev`: the product with a compiler that watches the server's sources (API and worker restart after each
 * build) and Vite's own server for the console. The API's and worker's logs go to the terminal.
 */
import { spawn } from 'node:child_process';
import { say } from './lib/messages.mjs';
import { inRoot } from './lib/root.mjs';
import { tool } from './lib/run.mjs';
import { script } from './lib/script.mjs';
import { supervise } from './lib/supervise.mjs';

/** Calls back after each build without error but the first one, which the supervisor has started with. */
function watchServer(onBuilt) {
  const words = ['-b', 'rules', 'backend', 'local', '--watch', '--preserveWatchOutput'];
  // A process group of its own: the compiler's launcher does not pass signals on to the compiler itself.
  const compiler = spawn(process.execPath, [tool('typescript', 'bin/tsc'), ...words], {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let builds = 0;
  compiler.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    if (!/Found 0 errors/.test(text)) return;
    builds += 1;
    if (builds > 1) onBuilt();
  });
  compiler.stderr.pipe(process.stderr);
  const group = compiler.pid;
  return { stop: () => group !== undefined && process.kill(-group) };
}

function serveConsole() {
  const entry = tool('vite', 'bin/vite.js');
  const words = [entry, '--clearScreen', 'false'];
  const vite = spawn(process.execPath, words, { cwd: inRoot('console'), stdio: ['ignore', 'inherit', 'inherit'] });
  return { stop: () => vite.kill() };
}

await script({ settings: true }, async () => {
  const { supervisor, ended } = supervise(['--logs-to-terminal']);
  const helpers = [];
  supervisor.on('message', (message) => {
    if (message?.type !== 'ready') return;
    helpers.push(
      serveConsole(),
      watchServer(() => {
        process.stdout.write(`${say.dev.rebuilt}\n`);
        supervisor.send('restart');
      }),
    );
  });
  const { code } = await ended;
  helpers.forEach((helper) => helper.stop());
  process.exitCode = code;
});
