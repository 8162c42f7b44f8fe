/**
 * Ends connections that owe an answer and send no byte: a stalled network refuses nothing, and callers would wait for
 * ever. It counts turns and not time, so that a process that stood still itself ends no connection.
 */
import type { Socket } from 'node:net';

const TURN_MS = 500;

export interface Watched {
  readonly socket: Socket;
  /** Bytes written when the last answer was complete. */
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
