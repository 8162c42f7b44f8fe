/** Progress of long steps: a running clock on a terminal, a line at times elsewhere. */
import { performance } from 'node:perf_hooks';

const isTerminal = process.stdout.isTTY === true;
const TICK_MS = isTerminal ? 200 : 10_000;
const FRAMES = ['◐', '◓', '◑', '◒'];

/** @param {number} milliseconds */
export function inSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;
}

/**
 * Runs one step and shows that it goes on.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const start = performance.now();
  const elapsed = () => inSeconds(performance.now() - start);
  let frame = 0;
  const show = () => {
    frame += 1;
    if (isTerminal) process.stdout.write(`\r\x1b[2K${FRAMES[frame % FRAMES.length]} ${label}… ${elapsed()}`);
    else process.stdout.write(`· ${label}… ${elapsed()}\n`);
  };
  if (isTerminal) show();
  else process.stdout.write(`· ${label}…\n`);
  const clock = setInterval(show, TICK_MS);
  const conclude = (mark) => {
    clearInterval(clock);
    process.stdout.write(`${isTerminal ? '\r\x1b[2K' : ''}${mark} ${label} (${elapsed()})\n`);
  };
  try {
    const result = await work();
    conclude('✓');
    return result;
  } catch (error) {
    conclude('✗');
    throw error;
  }
}

/** A failure whose message is the whole answer: printed without a stack, exit code 1. */
export class Refusal extends Error {}

/** The product's own refusals come from another module system, and are known by their names. */
function isForOperator(error) {
  return error instanceof Refusal || error?.name === 'OperatorError' || error?.name === 'ConfigError';
}

/** @param {() => Promise<void>} main */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(isForOperator(error) ? `\n✗ ${error.message}\n` : `${error?.stack ?? error}\n`);
  }
}
