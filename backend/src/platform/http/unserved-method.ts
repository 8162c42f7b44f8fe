/** A path of the API with an unserved method: 405 and the allowed methods (RFC 9110). */
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { answerRefusal } from './error.filter.js';
import { routeTable } from './route-table.js';

interface ServedPath {
  readonly method: string;
  readonly pattern: RegExp;
}

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
