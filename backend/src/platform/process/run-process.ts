/** What API and worker share: say when ready and whether alive, stop once and cleanly, never outlive the supervisor. */
import { OperatorError } from '../config/operator-error.js';
import { answerAlive } from './health-channel.js';
import { endWhenLoopStands } from './watchdog.js';

interface Closable {
  /** Told as not ready while everything is still served; the time that it takes does not count as stopping. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

const LONGEST_STOP_MS = 15_000;

/** @param longestSilenceMs after which a process without a supervisor of ours ends itself. */
export async function runProcess(start: () => Promise<Closable>, longestSilenceMs: number): Promise<void> {
  let running: Closable | undefined;
  // A full disk, or a reader that went away, is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    Promise.resolve(running?.drain?.())
      .then(async () => {
        setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
        await running?.close();
      })
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  answerAlive();
  try {
    running = await start();
    if (process.send === undefined) endWhenLoopStands(longestSilenceMs);
    else process.send({ type: 'ready' });
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exit(1);
  }
}

/** A setting that is wrong is one line: where it was found helps nobody. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof OperatorError ? error.message : (error.stack ?? error.message);
}
