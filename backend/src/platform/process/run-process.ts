/** What API and worker share: report when ready and alive, stop once and cleanly, never outlive the supervisor. */
import { OperatorError } from '../config/operator-error.js';
import { stopMessages as say } from '../config/operator-messages.js';
import { describeError } from '../logging/describe-error.js';
import { answerAlive } from './health-channel.js';
import { endWhenLoopBlocks } from './watchdog.js';

interface Closable {
  /** Reports that the process is not ready while it still serves everything. This time does not count as stopping. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

const LONGEST_STOP_MS = 15_000;
const MS_PER_SECOND = 1000;

/**
 * @param longestSilenceMs after this time a process without our supervisor ends itself
 * @param longestStopMs after this time a stopping process ends with unfinished work
 */
export async function runProcess(
  start: () => Promise<Closable>,
  longestSilenceMs: number,
  longestStopMs = LONGEST_STOP_MS,
): Promise<void> {
  let running: Closable | undefined;
  // A full disk or a missing reader does not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    Promise.resolve(running?.drain?.())
      .then(async () => {
        setTimeout(() => endWith(say.tooLong(longestStopMs / MS_PER_SECOND)), longestStopMs).unref();
        await running?.close();
      })
      .then(
        () => process.exit(0),
        (error: unknown) => endWith(say.failed(placeOf(error))),
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  answerAlive();
  try {
    running = await start();
    if (process.send === undefined) endWhenLoopBlocks(longestSilenceMs);
    else process.send({ type: 'ready' });
  } catch (error) {
    endWith(wordsOf(error));
  }
}

/** Writes the reason for the end itself, because the log may be closed by then. */
function endWith(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

/** The kind and place of an error on one line, without its message, which may quote data. */
function placeOf(error: unknown): string {
  const { name, code, stack = '' } = describeError(error);
  const [place = ''] = stack.split('\n');
  return [name, code, place.trim()].filter((part) => part !== undefined && part !== '').join(', ');
}

/** A wrong setting is one line, because its stack helps no operator. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof OperatorError ? error.message : (error.stack ?? error.message);
}
