/**
 * The built console: its files, and its one page with a nonce for each answer. The page also comes with a 404, for
 * browsers that ask for an unknown address.
 */
import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { projectPath } from '../config/paths.js';
import type { KeptPages } from './kept-pages.js';
import { openPortal } from './open-portal.js';
import { PortalPreview } from './portal-preview.js';
import { routeTable } from './route-table.js';

const POLICY = 'content-security-policy';
const OWN_STYLES = "style-src 'self'";
const NO_BASE = "base-uri 'none'";
/** The placeholder for the nonce, as the console's build writes it (html.cspNonce in its Vite configuration). */
const NONCE = '__CSP_NONCE__';
const NONCE_BYTES = 16;
const PAGE = 'index.html';
const ASSETS = 'assets';
/** The manifests of the build. Only the server reads them. */
const MANIFESTS = 'manifest*.json';
const HEAD = '<head>';
/** The first parts of paths that programs use and that no controller serves. */
const OTHERS_FOR_PROGRAMS = ['api-docs', 'api-docs-json', ASSETS];

export async function serveConsole(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
  config: Config,
  kept: KeptPages,
): Promise<void> {
  const root = projectPath('console', 'dist');
  if (!existsSync(join(root, PAGE))) return;
  const page = new ConsolePage(join(root, PAGE));
  const portal = await openPortal(app, fastify, config, { root, kept });
  portal.serve();
  app.get(PortalPreview).opened(async (place) => portal.preview(place));
  await serveFiles(fastify, root);
  fastify.get('/', async (request, reply) => sendPage(reply, await portal.home(await page.read(), request)));
  fastify.get(`/${PAGE}`, async (_request, reply) => sendPage(reply, await page.read()));
  for (const address of portal.toolAddresses) {
    fastify.get(address, async (request, reply) => sendPage(reply, await page.read(), request.url));
  }
  let programs: ReadonlySet<string> | undefined;
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const proper = request.method === 'GET' ? portal.properAddress(request.url) : null;
    if (proper !== null) return reply.redirect(proper, 301);
    if (request.method === 'GET' && (await portal.answerOwnPage(request, reply))) return reply;
    if (!isForPeople(request)) return;
    programs ??= new Set([...routeTable(app).map(({ path }) => firstPart(path)), ...OTHERS_FOR_PROGRAMS]);
    const [asked = ''] = request.url.split('?');
    if (programs.has(firstPart(asked))) return;
    return sendPage(reply.status(404), await page.read(), asked);
  });
}

/** The console's latest page. A running server also serves builds made after its start. */
export class ConsolePage {
  #text = '';
  #builtAt = -1;

  constructor(private readonly path: string) {}

  async read(): Promise<string> {
    try {
      const { mtimeMs } = await stat(this.path);
      if (mtimeMs !== this.#builtAt) {
        this.#text = await readFile(this.path, 'utf8');
        this.#builtAt = mtimeMs;
      }
    } catch (error) {
      // While a build replaces the page, the earlier page is used.
      if (this.#builtAt < 0) throw error;
    }
    return this.#text;
  }
}

/** Files with a hash in their name are looked up on each request, because a new build makes others. */
export async function serveFiles(fastify: FastifyInstance, root: string): Promise<void> {
  const shared = { index: false, cacheControl: false } as const;
  await fastify.register(fastifyStatic, {
    ...shared,
    // These files have a hash in their name, so they never change.
    setHeaders: caching('public, max-age=31536000, immutable'),
    root: join(root, ASSETS),
    // The console's build writes a compressed file beside each file.
    preCompressed: true,
    // Without this check, the library refuses a folder for callers that accept no compression. For other callers the folder
    // is not found, as it is here.
    allowedPath: (path) => !path.endsWith('/'),
    prefix: `/${ASSETS}/`,
    decorateReply: false,
  });
  await fastify.register(fastifyStatic, {
    ...shared,
    setHeaders: caching('no-cache'),
    root,
    wildcard: false,
    globIgnore: [PAGE, MANIFESTS, `${ASSETS}/**`],
  });
}

/** @param url given for an address below the root: the page then states where the root is */
function sendPage(reply: FastifyReply, page: string, url?: string): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const policy = policyOf(reply).replace(OWN_STYLES, `${OWN_STYLES} 'nonce-${nonce}'`);
  return reply
    .header(POLICY, url === undefined ? policy : policy.replace(NO_BASE, "base-uri 'self'"))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send((url === undefined ? page : below(url, page)).replaceAll(NONCE, nonce));
}

/** Browsers ask for HTML first when a person opens an address. Programs and scripts ask for anything, or for JSON. */
function isForPeople({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** `/v1/valor` is under `v1`. */
function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The console's page for an address below the root. The console shows its page for it (unknownAddress.ts). */
function below(url: string, page: string): string {
  const [path = ''] = url.split('?');
  return page.replace(HEAD, `${HEAD}<base href="${wayToRoot(path)}" />`);
}

/** The page names its files relative to the root, because a proxy may move it: `/a/b` is one step away from it. */
function wayToRoot(path: string): string {
  return '../'.repeat(path.split('/').length - 2) || './';
}

function policyOf(reply: FastifyReply): string {
  return String(reply.getHeader(POLICY) ?? '');
}

function caching(rule: string) {
  return (reply: FastifyReply): void => void reply.header('cache-control', rule);
}
