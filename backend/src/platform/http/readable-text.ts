/** Text that is not valid UTF-8 is refused: read anyway, a name would be stored with signs that nobody typed. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/**
 * Bodies and queries in another encoding, or cut in the middle of a sign, and paths with a sign that no database stores
 * are answered 400 `requete_malformee`.
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

/** A sign that nothing stores names nothing: no route looks for it. One that cannot be decoded was refused before. */
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
