/** Child processes of the scripts; a script that is asked to stop takes them along, and ends after them. */
import { spawn } from 'node:child_process';
import { inRoot, root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const INTERRUPTED = 130;
const GRACE_MS = 3_000;

/** Ctrl-C reaches the whole terminal group, but a signal sent to the script alone would leave its child at work. */
function endTogether(child) {
  let isInterrupted = false;
  const pass = (signal) => {
    child.kill(isInterrupted ? 'SIGKILL' : signal);
    isInterrupted = true;
    // npm may take half a minute to undo an installation that the next run does anew anyway.
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
 * @param {string} command
 * @param {readonly string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options] show: straight to the terminal
 * @returns {Promise<Outcome>}
 */
export function run(command, words, { cwd = root, env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    endTogether(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The entry of an installed tool, run by this same Node: `tool('typescript', 'bin/tsc')`. */
export const tool = (name, entry) => inRoot('node_modules', ...name.split('/'), ...entry.split('/'));

/** Runs an installed tool. */
export const runTool = (entry, words, options) => run(process.execPath, [entry, ...words], options);
