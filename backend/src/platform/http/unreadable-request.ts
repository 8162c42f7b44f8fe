/** What is no HTTP request, comes too slowly or has too long headers: it reaches no route, and is refused in the one form. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { DomainError } from '../errors/domain-error.js';
import { errorCatalogue } from '../errors/error-catalogue.js';
import { BARE_RULES } from './bare-rules.js';
import { failureBody } from './error.filter.js';

const HEAD = Buffer.from('HEAD ');
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/** What Node says of a request that it could not read. */
interface Unreadable extends NodeJS.ErrnoException {
  /** A Buffer of what came last: of the request's beginning where it came at once. Fastify describes it as its JSON. */
  readonly rawPacket?: unknown;
}

export function answerUnreadable(error: Unreadable, socket: Socket): void {
  // The other side is gone: nobody would read an answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answerTo(error));
  socket.destroy(error);
}

/** By hand: there is no request that a reply could belong to. */
function answerTo({ code, rawPacket }: Unreadable): string {
  const refusal = new DomainError('requete_malformee');
  const correlationId = randomUUID();
  const body = JSON.stringify(failureBody(refusal, correlationId));
  const head = [
    // Browsers open connections ahead: on 408 they ask again by themselves.
    code === TOO_SLOW ? 'HTTP/1.1 408 Request Timeout' : `HTTP/1.1 ${errorCatalogue[refusal.code].status} Bad Request`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(BARE_RULES).map(([name, rule]) => `${name}: ${rule}`),
    `x-correlation-id: ${correlationId}`,
    'connection: close',
  ];
  // The answer to HEAD has no body: whoever asked would take it for another answer.
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, HEAD.length).equals(HEAD);
  return `${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`;
}
