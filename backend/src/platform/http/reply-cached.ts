import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressedForm, type CachedPage } from './cached-pages.js';
import { RawJson } from './raw-json.js';

/** Answers a kept page: 304 when the client holds it already, else the form that its Accept-Encoding allows. */
export async function replyCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  audience: 'viewer' | 'anybody' = 'viewer',
): Promise<RawJson> {
  return new RawJson(await bytesOf(request, reply, page, audience));
}

/** The same of any text. */
export async function bytesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  audience: 'viewer' | 'anybody',
): Promise<Buffer> {
  const isOwn = audience === 'viewer';
  void reply
    .header('etag', page.etag)
    .header('cache-control', isOwn ? 'private, no-cache' : 'public, no-cache')
    .header('vary', isOwn ? 'accept-encoding, authorization' : 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag) {
    void reply.status(304);
    return Buffer.alloc(0);
  }
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const gzipped = takesGzip ? await compressedForm(page) : undefined;
  if (gzipped === undefined) return page.plain;
  void reply.header('content-encoding', 'gzip');
  return gzipped;
}
