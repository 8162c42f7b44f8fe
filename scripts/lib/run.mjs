/** Child processes of the scripts. A script that must stop stops them first. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot, root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const INTERRUPTED = 130;
const GRACE_MS = 3_000;

/** Ctrl-C reaches the whole terminal group, but a signal to the script alone would leave its child running. */
function endTogether(child) {
  let isInterrupted = false;
  const pass = (signal) => {
    child.kill(isInterrupted ? 'SIGKILL' : signal);
    isInterrupted = true;
    // The child is killed after this time, because npm may take half a minute to undo an installation that the next run
    // repeats.
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  child.once('close', () => {
    for (const signal of SIGNALS) process.off(signal, pass);
    if (isInterrupted) process.exit(INTERRUPTED);
  });
}

/** Runs a command. With `show` its output goes to the terminal. @returns {Promise<{ code: number, output: string }>} */
export async function run(command, words, { cwd = root, env = process.env, show = false } = {}) {
  const child = spawn(command, words, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  endTogether(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code: code ?? 1, output };
}

/** The entry of an installed tool: `tool('typescript', 'bin/tsc')`. */
export const tool = (name, entry) => inRoot('node_modules', ...name.split('/'), ...entry.split('/'));

export const runTool = (entry, words, options) => run(process.execPath, [entry, ...words], options);
