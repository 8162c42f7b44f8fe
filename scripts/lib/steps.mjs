/** Progress of long steps: a running clock on a terminal, elsewhere a line every ten seconds. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const isTerminal = process.stdout.isTTY === true;
const TICK_MS = isTerminal ? 200 : 10_000;
const FRAMES = ['◐', '◓', '◑', '◒'];

export const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;

/** In French the plural begins at two. */
export const counted = (count, one, many) => `${count}\u00a0${count > 1 ? many : one}`;

/** The steps under way. Two at once share the line of a terminal. */
const running = new Set();

/** Runs one step and shows its progress. @returns the result of `work` */
export async function step(label, work) {
  const start = performance.now();
  const told = () => `${label}… ${inSeconds(performance.now() - start)}`;
  let frame = 0;
  const show = () => {
    frame += 1;
    const together = [...running].map((tell) => tell()).join(', ');
    if (isTerminal) process.stdout.write(`\r\x1b[2K${FRAMES[frame % FRAMES.length]} ${together}`);
    else process.stdout.write(`· ${told()}\n`);
  };
  running.add(told);
  if (isTerminal) show();
  else process.stdout.write(`· ${label}…\n`);
  const clock = setInterval(show, TICK_MS);
  const conclude = (mark) => {
    clearInterval(clock);
    running.delete(told);
    const duration = inSeconds(performance.now() - start);
    process.stdout.write(`${isTerminal ? '\r\x1b[2K' : ''}${mark} ${label} (${duration})\n`);
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

/** @returns the first result of `look` that is defined; undefined when the time is over */
export async function until(look, patienceMs, pollMs = 50) {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(pollMs);
  }
  return undefined;
}

/** A failure that is printed without a stack; exit code 1. */
export class Refusal extends Error {}

/** The product's own refusals are classes of other modules: their names identify them. */
const isForOperator = (error) => error instanceof Refusal || ['OperatorError', 'ConfigError'].includes(error?.name);

export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(isForOperator(error) ? `\n✗ ${error.message}\n` : `${error?.stack ?? error}\n`);
  }
}
