/** Child processes of the scripts. A script that must stop stops them first. */
import { spawn } from 'node:child_process';
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
    // npm may take half a minute to undo an installation that the next run repeats.
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  child.once('close', () => {
    for (const signal of SIGNALS) process.off(signal, pass);
    if (isInterrupted) process.exit(INTERRUPTED);
  });
}

/**
 * @typedef {{ code: number, output: string }} Outcome
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options] show: its output goes to the terminal
 * @returns {Promise<Outcome>}
 */
export function run(command, words, { cwd = root, env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    endTogether(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The entry of an installed tool: `tool('typescript', 'bin/tsc')`. */
export const tool = (name, entry) => inRoot('node_modules', ...name.split('/'), ...entry.split('/'));

export const runTool = (entry, words, options) => run(process.execPath, [entry, ...words], options);
