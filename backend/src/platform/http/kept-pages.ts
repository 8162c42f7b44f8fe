/** The public pages that were rendered, with all that is sent with them, and their way around the rest of the server. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-pages.js';
import type { PublicState } from './public-state.js';
import { bytesOf } from './reply-cached.js';

const MAX_BYTES = 32 * 1024 * 1024;
/** Of one answer alone, or of one form of a page. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['x-correlation-id', 'content-encoding', 'content-length']);

export interface PublicPage {
  readonly status: number;
  readonly type: 'text/html' | 'application/rss+xml' | 'application/xml';
  readonly page: CachedPage;
}

interface KeptPage extends PublicPage {
  /** Names and values by turns, as Node takes them: those of security, the tag and the like. */
  readonly headers: readonly string[];
}

export class KeptPages {
  /** By address and by what the public may read: a publication by any process makes another key (ADR 30, ADR 34). */
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.plain.byteLength,
  });

  constructor(private readonly state: PublicState) {}

  /**
   * Answers what is kept, and whether it did, ahead of the framework: nothing of what that does for a request would
   * change the answer. What needs more than a look at the memory goes its ordinary way.
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    correlationId: (request: IncomingMessage) => string,
  ): boolean {
    const { method, url = '', headers } = request;
    const state = method === 'GET' && !hasBody(headers) ? this.state.known() : null;
    const kept = state === null ? undefined : this.pages.get(keyOf(state, url));
    const form = kept && formOf(headers, kept);
    if (form === undefined) return false;
    response.writeHead(form.status, [...form.headers, 'x-correlation-id', correlationId(request)]).end(form.bytes);
    return true;
  }

  /** Sends the page that is kept, or what `make` answers; null when there is none. A page that is there is kept. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<PublicPage | null>,
  ): Promise<FastifyReply | null> {
    const key = keyOf(await this.state.key(), request.url);
    const known = this.pages.get(key);
    const made = known ?? (await make());
    if (made === null) return null;
    void reply.status(made.status).type(`${made.type}; charset=utf-8`);
    const bytes = await bytesOf(request, reply, made.page, 'anybody');
    // What was read while something changed is newer than its key, which nobody has once the lease is over.
    if (known === undefined && made.status === 200) this.pages.set(key, { ...made, headers: headersOf(reply) });
    return reply.send(bytes);
  }
}

function keyOf(state: string, url: string): string {
  return `${state}|${url}`;
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

interface Form {
  readonly status: number;
  readonly headers: readonly string[];
  readonly bytes?: Buffer;
}

/** Undefined where a form has yet to be made. */
function formOf(asked: IncomingHttpHeaders, { headers, status, page }: KeptPage): Form | undefined {
  if (asked['if-none-match'] === page.etag) return { status: 304, headers };
  const encodings = asked['accept-encoding'];
  if (encodings === undefined) return { status, headers: withLength(headers, page.plain), bytes: page.plain };
  if (page.gzipped === undefined || !/\bgzip\b/.test(encodings)) return undefined;
  return { status, headers: [...withLength(headers, page.gzipped), 'content-encoding', 'gzip'], bytes: page.gzipped };
}

function withLength(headers: readonly string[], { byteLength }: Buffer): string[] {
  return [...headers, 'content-length', String(byteLength)];
}

function headersOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [name, String(value)],
  );
}
