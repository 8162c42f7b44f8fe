/** Requests that are not HTTP, too slow or with too long headers. They are refused in the usual form. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { DomainError } from '../errors/domain-error.js';
import { errorCatalogue } from '../errors/error-catalogue.js';
import { BARE_RULES } from './bare-rules.js';
import { failureBody, answerRefusal } from './error.filter.js';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { routeTable } from './route-table.js';

const HEAD = Buffer.from('HEAD ');
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

interface Unreadable extends NodeJS.ErrnoException {
  /** A Buffer of the last bytes, with the beginning of the request if it came at once. Fastify types it as JSON. */
  readonly rawPacket?: unknown;
}

export function answerUnreadable(error: Unreadable, socket: Socket): void {
  // The caller is gone, so no answer is sent.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answerTo(error));
  socket.destroy(error);
}

/** The answer is written by hand, because there is no request for a Fastify reply. */
function answerTo({ code, rawPacket }: Unreadable): string {
  const refusal = new DomainError('requete_malformee');
  const correlationId = randomUUID();
  const body = JSON.stringify(failureBody(refusal, correlationId));
  const head = [
    // Browsers open connections in advance; after 408 they ask again.
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

interface ServedPath {
  readonly method: string;
  readonly pattern: RegExp;
}

/** Answers 405 with the allowed methods to an unserved method of a path (RFC 9110). */
export function refuseUnservedMethods(app: INestApplication, fastify: FastifyInstance): void {
  let served: readonly ServedPath[] | undefined;
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    served ??= routeTable(app).map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const [asked = ''] = request.url.split('?');
    const methods = new Set(served.filter(({ pattern }) => pattern.test(asked)).map(({ method }) => method));
    if (methods.size === 0) return;
    answerRefusal(new DomainError('methode_refusee'), request, reply.header('allow', [...methods].sort().join(', ')));
    return reply;
  });
}

/** In `/v1/valor/:id` any one part may stand for the id. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
}

/** ra-data-simple-rest declares the empty body of its DELETE as plain text. So the type is not refused. */
export function allowEmptyDelete(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ method, raw: { headers } }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (method === 'DELETE' && !hasBody) delete headers['content-type'];
  });
}
