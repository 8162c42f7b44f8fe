/** The public pages that were rendered, with all that is sent with them, and their way around the rest of the server. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-pages.js';
import type { PublicState } from './public-state.js';
import { bytesOf } from './reply-cached.js';

const MAX_BYTES = 32 * 1024 * 1024;
/** How long a page is kept that was made while the service did not tell its state, in milliseconds. */
export const UNTIL_WHOLE_MS = 10_000;
/** Of one answer alone, or of one form of a page. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['x-correlation-id', 'content-encoding', 'content-length']);

export interface PublicPage {
  readonly status: number;
  readonly type: 'text/html' | 'application/rss+xml' | 'application/xml';
  readonly page: CachedPage;
  /** False where the state of the service is missing in it. */
  readonly isWhole: boolean;
}

/** One form of a kept page; headers are names and values by turns, as Node takes them. */
interface Form {
  readonly status: number;
  readonly headers: readonly string[];
  readonly bytes?: Buffer;
}

interface KeptPage extends PublicPage {
  /** What the public might read when it was made. */
  readonly state: string;
  readonly plain: Form;
  readonly unchanged: Form;
  /** Made when it is first asked for. */
  gzipped: Form | undefined;
}

export class KeptPages {
  /** By address, and good for as long as the public may read the same: a publication ends that in any process (ADR 30, ADR 34). */
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.plain.byteLength,
  });

  /** By the clock of `performance`: when a reader last asked for a page that was kept. */
  lastReadAt = Number.NEGATIVE_INFINITY;

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
    const kept = method === 'GET' && !hasBody(headers) ? this.pages.get(url) : undefined;
    if (kept === undefined) return false;
    this.lastReadAt = performance.now();
    const form = kept.state === this.state.known() ? formOf(headers, kept) : undefined;
    if (form === undefined) return false;
    response.writeHead(form.status, form.headers.concat('x-correlation-id', correlationId(request))).end(form.bytes);
    return true;
  }

  /** Sends the page that is kept, or what `make` answers; null when there is none. A page that is there is kept. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<PublicPage | null>,
  ): Promise<FastifyReply | null> {
    const state = await this.state.key();
    const kept = this.pages.get(request.url);
    const known = kept?.state === state ? kept : undefined;
    const made = known ?? (await make());
    if (made === null) return null;
    void reply.status(made.status).type(`${made.type}; charset=utf-8`);
    const bytes = await bytesOf(request, reply, made.page, 'anybody');
    // What was read while something changed is newer than its state, which nobody has once the lease is over.
    if (known === undefined && made.status === 200) {
      const page = keptPage(made, state, headersOf(reply));
      this.pages.set(request.url, page, made.isWhole ? {} : { ttl: UNTIL_WHOLE_MS });
    }
    return reply.send(bytes);
  }

  /** Pages of another state, those that were read last first, with the headers that ask for the same form. */
  olderThan(state: string, most: number): readonly { readonly url: string; readonly headers: IncomingHttpHeaders }[] {
    return [...this.pages.entries()]
      .filter(([, page]) => page.state !== state)
      .slice(0, most)
      .map(([url, { gzipped }]) => ({ url, headers: gzipped === undefined ? {} : { 'accept-encoding': 'gzip' } }));
  }

  /** What could not be rendered anew is public no longer. */
  forgetOlder(url: string, state: string): void {
    if (this.pages.peek(url)?.state !== state) this.pages.delete(url);
  }
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function keptPage(made: PublicPage, state: string, headers: readonly string[]): KeptPage {
  const { status, page } = made;
  return {
    ...made,
    state,
    plain: { status, headers: withLength(headers, page.plain), bytes: page.plain },
    unchanged: { status: 304, headers },
    gzipped: undefined,
  };
}

/** Undefined where a form has yet to be made. */
function formOf(asked: IncomingHttpHeaders, kept: KeptPage): Form | undefined {
  if (asked['if-none-match'] === kept.page.etag) return kept.unchanged;
  const encodings = asked['accept-encoding'];
  if (encodings === undefined) return kept.plain;
  return /\bgzip\b/.test(encodings) ? (kept.gzipped ??= gzippedForm(kept)) : undefined;
}

function gzippedForm({ status, page, unchanged: { headers } }: KeptPage): Form | undefined {
  return (
    page.gzipped && {
      status,
      headers: [...withLength(headers, page.gzipped), 'content-encoding', 'gzip'],
      bytes: page.gzipped,
    }
  );
}

function withLength(headers: readonly string[], { byteLength }: Buffer): string[] {
  return [...headers, 'content-length', String(byteLength)];
}

function headersOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [name, String(value)],
  );
}
