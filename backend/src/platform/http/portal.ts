/**
 * The public pages as documents. The console's own components render them from the API's public answers, so that
 * unpublished content cannot appear (ADR 35).
 */
import { statusCalls, type Ask, type Portal, type RenderedPage, type Site } from '@valorisation/contract';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import type { PublicLimits } from '../limits/public-limits.js';
import { describeError } from '../logging/describe-error.js';
import { pageOf, bytesOf } from './cached-pages.js';
import { answerRefusal } from './error.filter.js';
import type { PreviewedAddress } from './portal-preview.js';
import type { KeptPages, PublicPage } from './kept-pages.js';
import { loadsTheTool, withoutAlone } from './portal-files.js';
import { serveColors } from './portal-colors.js';

/** The pattern of pages that staff create. It would also match each address that does not exist. */
const OWN_PAGES = '/:name';
const STATUS = statusCalls.now.path;
/** Previews ask for their parts as the server itself, so that staff who write do not use up what their network may ask. */
const OF_STAFF = '127.0.0.1';
/** The type of a text, and whether it exists. */
type Kind = Omit<PublicPage, 'page'>;

export class PublicPages {
  private readonly logger = new Logger(PublicPages.name);

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly portal: Portal,
    private readonly site: Site,
    private readonly limits: PublicLimits,
    private readonly kept: KeptPages,
  ) {}

  get toolAddresses(): readonly string[] {
    return this.portal.toolPaths;
  }

  /** The proper path for one that differs from a page only by letter case or final slashes; null for any other. */
  properAddress(url: string): string | null {
    const [path = '', ...query] = url.split('?');
    const proper = this.portal.properPath(path);
    return proper && new URL(this.site.url).pathname + [proper.slice(1), ...query].join('?');
  }

  serve(): void {
    const { fastify, portal, site } = this;
    for (const pattern of portal.patterns.filter((one) => one !== '/' && one !== OWN_PAGES)) {
      fastify.get(pattern, async (request, reply) =>
        this.answer(request, reply, async (ask) => this.document(request, ask)),
      );
    }
    fastify.get('/actualites.xml', async (request, reply) =>
      this.answer(request, reply, async (ask) => {
        const made = await portal.feed(site, ask);
        return made && { ...file('application/rss+xml', made.text), isWhole: made.isWhole };
      }),
    );
    fastify.get('/sitemap.xml', async (request, reply) =>
      this.answer(request, reply, async (ask) => {
        const text = await portal.sitemap(site, ask);
        return text === null ? null : file('application/xml', text);
      }),
    );
    serveColors(fastify);
    fastify.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(portal.robots(site)),
    );
  }

  /** The console's page with the home page in it, which stays until the tool is asked for. */
  async home(page: string, request: FastifyRequest): Promise<string> {
    try {
      // The console's page is part of the key, because a build may replace it.
      const made = await this.kept.get(`/ ${page}`, async () => {
        const home = await this.portal.render('/', this.site, this.askFor(request));
        return home && this.madeOf({ ...home, type: 'text/html', body: this.withHome(page, home) });
      });
      if (made !== null) return made.page.plain.toString();
    } catch (error) {
      this.tell(error);
    }
    // Without the page the tool is sent. It says what is not available, and tries again.
    return page;
  }

  /** The document of a place with some replaced answers. It is never kept, because it is not public. */
  async preview({ route, id, answers, status }: PreviewedAddress): Promise<string | null> {
    const pattern = this.portal.patternOf(route);
    if (pattern === null) return null;
    const asked = this.askFor({ ip: OF_STAFF });
    const ask: Ask = async (url) => {
      const [path = ''] = url.split('?');
      const payload = answers[path] ?? (path === STATUS && status ? await this.stateWith(status, asked) : undefined);
      return payload === undefined ? asked(url) : { status: 200, body: JSON.stringify({ payload }) };
    };
    const page = await this.portal.render(pattern.replace(/:\w+/, String(id)), this.site, ask);
    return page && this.portal.documentOf(page, this.site);
  }

  private async stateWith(changed: object, asked: Ask): Promise<object> {
    const { body } = await asked(STATUS);
    const { payload } = JSON.parse(body) as { readonly payload?: object };
    return { ...payload, ...changed };
  }

  private withHome(page: string, home: RenderedPage): string {
    const root = new URL(this.site.url).pathname;
    const lines = withoutAlone(page).split('\n');
    const tool = lines.filter(loadsTheTool).join('');
    const sheets = this.site.styles.map((sheet) => `<link rel="stylesheet" href="${root}${sheet}">`).join('');
    const head = `${home.head}${sheets}<template id="tool">${tool}</template><script src="./boot.js"></script><script type="module" src="${root}${this.site.homeScript}"></script>`;
    return lines
      .filter((line) => !loadsTheTool(line))
      .join('\n')
      .replace('<!-- head -->', () => head)
      .replace('<div id="root"></div>', () => `<div id="root"><div data-rendered>${home.body}</div></div>`);
  }

  private async document({ url }: FastifyRequest, ask: Ask): Promise<(Kind & { body: string }) | null> {
    const page = await this.portal.render(url, this.site, ask);
    if (page === null) return null;
    const { status, isWhole, movedTo } = page;
    return { status, type: 'text/html', isWhole, movedTo, body: this.portal.documentOf(page, this.site) };
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (ask: Ask) => Promise<(Kind & { body: string }) | null>,
  ): Promise<FastifyReply> {
    try {
      const made = await this.kept.get(request.url, async () => this.made(request, make));
      if (made !== null) {
        if (made.movedTo) return this.sendAway(reply, made.movedTo);
        void reply.status(made.status).type(`${made.type}; charset=utf-8`);
        return reply.send(await bytesOf(request, reply, made.page, 'anybody'));
      }
    } catch (error) {
      if (error instanceof DomainError) {
        answerRefusal(error, request, reply);
        return reply;
      }
      this.tell(error);
    }
    // The reader is sent to the tool, which says what is not available and tries again.
    return reply.status(302).header('location', this.inTool(request.url)).send();
  }

  /**
   * Answers an address that no route has with the page that staff have created there, or with a redirect to where it is
   * now. False when there is none: the address is then unknown.
   */
  async answerOwnPage(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const [path = ''] = request.url.split('?');
    if (!/^\/[a-z0-9-]+$/.test(path)) return false;
    try {
      const made = await this.kept.get(path, async () =>
        this.made(request, async (ask) => this.document(request, ask)),
      );
      if (made?.movedTo) this.sendAway(reply, made.movedTo);
      else if (made?.status === 200)
        void reply.type('text/html; charset=utf-8').send(await bytesOf(request, reply, made.page, 'anybody'));
    } catch (error) {
      if (error instanceof DomainError) answerRefusal(error, request, reply);
      else this.tell(error);
    }
    return reply.sent;
  }

  /** Permanent for search engines. A browser asks again, because a withdrawn page may come back. */
  private sendAway(reply: FastifyReply, path: string): FastifyReply {
    return reply.header('cache-control', 'no-cache').redirect(new URL(this.site.url).pathname + path.slice(1), 301);
  }

  private async made(
    request: FastifyRequest,
    make: (ask: Ask) => Promise<(Kind & { body: string }) | null>,
  ): Promise<PublicPage | null> {
    await this.limits.take('page-render', request.ip);
    const made = await make(this.askFor(request));
    return made && this.madeOf(made);
  }

  private async madeOf({ body, ...kind }: Kind & { body: string }): Promise<PublicPage> {
    const { status, type, isWhole, movedTo = null } = kind;
    return { status, type, isWhole, movedTo, page: await pageOf([body]) };
  }

  private tell(error: unknown): void {
    this.logger.error({ msg: 'public page not rendered', fault: describeError(error) });
  }

  private inTool(url: string): string {
    return `${new URL(this.site.url).pathname}#${url}`;
  }

  /** Calls in the name of the reader, under that reader's limits. */
  private askFor({ ip }: Pick<FastifyRequest, 'ip'>): Ask {
    return async (url) => {
      const { statusCode, body } = await this.fastify.inject({ url, remoteAddress: ip });
      return { status: statusCode, body };
    };
  }
}

function file(type: Kind['type'], body: string): Kind & { body: string } {
  return { status: 200, type, isWhole: true, body };
}
