import pino, { type DestinationStream } from 'pino';

/** Lines that wait while nothing can be written; later ones are dropped. */
const LONGEST_BACKLOG = 1024 * 1024;

/**
 * Standard output, written to at once. A full disk or a reader that went away costs lines, never the process: what
 * cannot be written is tried again with the next line.
 */
export function logStream(): DestinationStream {
  const stream = pino.destination({ fd: process.stdout.fd, sync: true, maxLength: LONGEST_BACKLOG });
  stream.on('error', () => undefined);
  return stream;
}
