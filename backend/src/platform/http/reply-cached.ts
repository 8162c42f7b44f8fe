import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressedForm, type CachedPage } from './cached-pages.js';
import { RawJson } from './raw-json.js';

/** Answers a kept page: 304 when the client has it, otherwise the form that its Accept-Encoding allows. */
export async function replyCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  audience: 'viewer' | 'anybody' = 'viewer',
): Promise<RawJson> {
  return new RawJson(await bytesOf(request, reply, page, audience));
}

/** Sets the tag of the answer; true, with 304, when the client has it already. */
export function isHeldAlready({ headers }: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.header('etag', etag);
  if (headers['if-none-match'] !== etag) return false;
  void reply.status(304);
  return true;
}

/** The same for any text. */
export async function bytesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  audience: 'viewer' | 'anybody',
): Promise<Buffer> {
  const isOwn = audience === 'viewer';
  void reply
    .header('cache-control', isOwn ? 'private, no-cache' : 'public, no-cache')
    .header('vary', isOwn ? 'accept-encoding, authorization' : 'accept-encoding');
  if (isHeldAlready(request, reply, page.etag)) return Buffer.alloc(0);
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const gzipped = takesGzip ? await compressedForm(page) : undefined;
  if (gzipped === undefined) return page.plain;
  void reply.header('content-encoding', 'gzip');
  return gzipped;
}
