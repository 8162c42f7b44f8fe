/**
 * Requests that are not HTTP, too slow or with too long headers. They reach no route, and are refused in the usual
 * form.
 */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { DomainError } from '../errors/domain-error.js';
import { errorCatalogue } from '../errors/error-catalogue.js';
import { BARE_RULES } from './bare-rules.js';
import { failureBody } from './error.filter.js';

const HEAD = Buffer.from('HEAD ');
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Node's error for an unreadable request. */
interface Unreadable extends NodeJS.ErrnoException {
  /**
   * A Buffer of the last received bytes, with the beginning of the request if it came at once. Fastify types it as
   * JSON.
   */
  readonly rawPacket?: unknown;
}

export function answerUnreadable(error: Unreadable, socket: Socket): void {
  // The other side is gone, so nothing is answered.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answerTo(error));
  socket.destroy(error);
}

/** Written by hand, because there is no request for a reply. */
function answerTo({ code, rawPacket }: Unreadable): string {
  const refusal = new DomainError('requete_malformee');
  const correlationId = randomUUID();
  const body = JSON.stringify(failureBody(refusal, correlationId));
  const head = [
    // Browsers open connections ahead: after 408 they ask again.
    code === TOO_SLOW ? 'HTTP/1.1 408 Request Timeout' : `HTTP/1.1 ${errorCatalogue[refusal.code].status} Bad Request`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(BARE_RULES).map(([name, rule]) => `${name}: ${rule}`),
    `x-correlation-id: ${correlationId}`,
    'connection: close',
  ];
  // The answer to HEAD has no body; a client would take it for the next answer.
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, HEAD.length).equals(HEAD);
  return `${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`;
}
