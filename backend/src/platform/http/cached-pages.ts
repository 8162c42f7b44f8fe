import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { mapAtPace } from '../process/pace.js';
import type { LiveSession } from '../access/session-lookup.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RawJson } from './raw-json.js';

const compress = promisify(gzip);
const MAX_BYTES = 64 * 1024 * 1024;
const WORTH_COMPRESSING = 1024;

/** A serialised answer, and its compressed form after the first client that accepts it. */
export interface CachedPage {
  readonly etag: string;
  readonly plain: Buffer;
  gzipped: Buffer | undefined;
}

/**
 * Answers cached for each viewer. The key is establishment version + account + day + grid version + minimum wage +
 * question. Every command of the establishment raises the version, so a cached answer is never out of date, and never
 * another viewer's.
 */
@Injectable()
export class CachedPages {
  private readonly pages = new LRUCache<string, CachedPage>({
    // The compressed forms need about a tenth of this size in addition.
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain }) => plain.byteLength,
  });

  /** Answers that are being computed. Further callers wait for the same computation. */
  private readonly made = new Map<string, Promise<CachedPage>>();

  /** @param build answers the text in parts, for `pageOf` */
  async get(
    session: LiveSession,
    today: string,
    question: string,
    build: () => Promise<readonly string[]>,
  ): Promise<CachedPage> {
    const { actor, establishmentVersion, gridId, minimumWageId } = session;
    const viewer = [actor.establishmentId, establishmentVersion, actor.accountId];
    const key = [...viewer, today, gridId, minimumWageId, question].join('|');
    const known = this.pages.get(key);
    if (known !== undefined) return known;
    const made = this.made.get(key) ?? build().then(pageOf);
    this.made.set(key, made);
    try {
      const page = await made;
      this.pages.set(key, page);
      return page;
    } finally {
      this.made.delete(key);
    }
  }
}

/** @param parts a long text in parts, encoded part by part so that other requests are served in between */
export async function pageOf(parts: readonly string[]): Promise<CachedPage> {
  const plain = Buffer.concat(await mapAtPace(parts, (part) => Buffer.from(part)));
  // The tag depends only on the content. A tag with the establishment's version would reveal changes that the viewer does
  // not see.
  const hash = createHash('sha256').update(plain).digest('base64url');
  return { etag: `"${hash}"`, plain, gzipped: undefined };
}

/** The page's compressed form, made on the first request; undefined for a page that is too small. */
async function compressedForm(page: CachedPage): Promise<Buffer | undefined> {
  if (page.plain.byteLength <= WORTH_COMPRESSING) return undefined;
  page.gzipped ??= await compress(page.plain, { level: 4 });
  return page.gzipped;
}

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

/** The body of a kept page: empty after a 304, gzipped for a client that takes it, plain otherwise. */
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
