/**
 * `npm run dev`: the product with a compiler that watches the server's sources (API and worker restart after each
 * build) and Vite's own server for the console. The API's and worker's logs go to the terminal.
 */
import { spawn } from 'node:child_process';
import { inRoot } from './lib/root.mjs';
import { tool } from './lib/run.mjs';
import { script } from './lib/script.mjs';
import { supervise } from './lib/supervise.mjs';

/** Calls back after each build without an error, except the first: the supervisor has started with that one. */
function watchServer(onBuilt) {
  const words = ['-b', 'rules', 'backend', 'local', '--watch', '--preserveWatchOutput'];
  // The compiler has its own process group, because its launcher does not pass signals on to it.
  const compiler = spawn(process.execPath, [tool('typescript', 'bin/tsc'), ...words], {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let builds = 0;
  compiler.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    if (!/Found 0 errors/.test(text)) return;
    builds += 1;
    if (builds > 1) onBuilt();
  });
  const group = compiler.pid;
  return () => group !== undefined && process.kill(-group);
}

function serveConsole() {
  const words = [tool('vite', 'bin/vite.js'), '--clearScreen', 'false'];
  const vite = spawn(process.execPath, words, { cwd: inRoot('console'), stdio: ['ignore', 'inherit', 'inherit'] });
  return () => vite.kill();
}

await script({ settings: true, parts: ['server', 'console'] }, async () => {
  const { supervisor, ended } = supervise({ words: ['--logs-to-terminal'] });
  const stops = [];
  supervisor.on('message', (message) => {
    if (message?.type !== 'ready') return;
    const restart = () => {
      process.stdout.write('Serveur recompilé : redémarrage de l’API et du worker.\n');
      supervisor.send('restart');
    };
    stops.push(serveConsole(), watchServer(restart));
  });
  const { code } = await ended;
  for (const stop of stops) stop();
  process.exitCode = code;
});
