import type { FastifyInstance } from 'fastify';

/**
 * ra-data-simple-rest declares the empty body of its DELETE as plain text. There is nothing to read, so the type is not
 * refused.
 */
export function allowEmptyDelete(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ method, raw: { headers } }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (method === 'DELETE' && !hasBody) delete headers['content-type'];
  });
}
