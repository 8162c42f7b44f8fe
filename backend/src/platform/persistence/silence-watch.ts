/**
 * Ends connections on which an answer is due and no byte comes: a network that stalls refuses nothing, and would have
 * everybody wait for ever. Turns are counted, not time: a process that was held up itself blames nobody for it.
 */
import type { Socket } from 'node:net';

const TURN_MS = 500;

export interface Watched {
  readonly socket: Socket;
  /** What had been written when the last answer was whole. */
  readonly answeredAt: number;
  readonly silenceMs: number;
}

const watched = new Map<Watched, { heard: number; turns: number }>();
let timer: NodeJS.Timeout | undefined;

export function watchSilence(connection: Watched): void {
  watched.set(connection, { heard: connection.socket.bytesRead, turns: 0 });
  timer ??= setInterval(look, TURN_MS).unref();
}

export function forgetSilence(connection: Watched): void {
  watched.delete(connection);
  if (watched.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

function look(): void {
  for (const [{ socket, answeredAt, silenceMs }, seen] of watched) {
    const isDue = socket.bytesWritten > answeredAt;
    seen.turns = isDue && socket.bytesRead === seen.heard ? seen.turns + 1 : 0;
    seen.heard = socket.bytesRead;
    if (seen.turns * TURN_MS >= silenceMs) socket.destroy();
  }
}
