/** What is no HTTP request, comes too slowly or has too long headers: it reaches no route, and is refused in the one form. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { errorCatalogue } from '../errors/error-catalogue.js';

const CODE = 'requete_malformee';
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // The other side is gone: nobody would read an answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answerTo(error));
  socket.destroy(error);
}

/** By hand: there is no request that a reply could belong to. */
function answerTo({ code }: NodeJS.ErrnoException): string {
  const { status, message } = errorCatalogue[CODE];
  const correlationId = randomUUID();
  const body = JSON.stringify({ error: { code: CODE, message, correlation_id: correlationId } });
  const head = [
    // Browsers open connections ahead: on 408 they ask again by themselves.
    code === TOO_SLOW ? 'HTTP/1.1 408 Request Timeout' : `HTTP/1.1 ${status} Bad Request`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-correlation-id: ${correlationId}`,
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
