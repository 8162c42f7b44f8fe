/** The end of a child process that goes on until it is told. */

/**
 * Resolves once it has ended, at once when it had before.
 * @param {import('node:child_process').ChildProcess} [child]
 * @param {NodeJS.Signals} [signal]
 * @param {number} [patienceMs] how long it has before it is killed; none: as long as it takes
 */
export async function endChild(child, signal = 'SIGTERM', patienceMs) {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const lastResort = patienceMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), patienceMs);
  child.kill(signal);
  await ended;
  clearTimeout(lastResort);
}
