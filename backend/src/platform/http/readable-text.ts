/** Refuses text that is not valid UTF-8. Otherwise the server would store a name with characters that the person did not type. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/**
 * Bodies and queries in another encoding, or cut inside a character, and paths with a character that the database does
 * not store are answered 400 `requete_malformee`.
 */
export function refuseUnreadableText(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = decoder.decode(body as Buffer);
    } catch {
      done(new DomainError('requete_malformee'));
      return;
    }
    void parseJson(request, text, done);
  });
  fastify.addHook('onRequest', async (request) => {
    if (!hasReadableQuery(request) || hasUnstorablePath(request)) throw new DomainError('requete_malformee');
  });
}

/** A path with an unstorable character names nothing. Paths that cannot be decoded were refused before. */
function hasUnstorablePath({ raw }: FastifyRequest): boolean {
  const [path = ''] = (raw.url ?? '').split('?', 1);
  return path.includes('%00');
}

function hasReadableQuery({ raw }: FastifyRequest): boolean {
  const address = raw.url ?? '';
  const start = address.indexOf('?');
  try {
    if (start >= 0) decodeURIComponent(address.slice(start + 1));
    return true;
  } catch {
    return false;
  }
}

/** Characters that the database does not store: the null character, and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** At any depth. It does not recurse, because a body may be nested deeply. */
export function holdsUnstorable(field: unknown): boolean {
  const open = [field];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && UNSTORABLE.test(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (UNSTORABLE.test(name)) return true;
      open.push(inner);
    }
  }
  return false;
}
