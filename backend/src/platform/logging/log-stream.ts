import pino, { type DestinationStream } from 'pino';

/** The size of the lines that wait while nothing can be written. Later lines are dropped. */
const LONGEST_BACKLOG = 1024 * 1024;

/**
 * Writes to the standard output at once. A full disk or a missing reader loses lines but does not end the process;
 * unwritten lines are tried again with the next one.
 */
export function logStream(): DestinationStream {
  const stream = pino.destination({ fd: process.stdout.fd, sync: true, maxLength: LONGEST_BACKLOG });
  stream.on('error', () => undefined);
  return stream;
}
