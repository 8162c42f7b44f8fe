/** The built console: its files as they are, and its one page with a nonce of its own for each answer. */
import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { projectPath } from '../config/paths.js';

const POLICY = 'content-security-policy';
const OWN_STYLES = "style-src 'self'";
/** As the console's build writes it (html.cspNonce in its Vite configuration). */
const NONCE = '__CSP_NONCE__';
const NONCE_BYTES = 16;
const PAGE = 'index.html';

export async function serveConsole(app: NestFastifyApplication, fastify: FastifyInstance): Promise<void> {
  const root = projectPath('console', 'dist');
  if (!existsSync(join(root, PAGE))) return;
  const page = await readFile(join(root, PAGE), 'utf8');
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: [PAGE],
    cacheControl: false,
    setHeaders: cacheFiles,
  });
  for (const address of ['/', `/${PAGE}`]) {
    fastify.get(address, async (_request, reply) => {
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      return reply
        .header(POLICY, policyOf(reply).replace(OWN_STYLES, `${OWN_STYLES} 'nonce-${nonce}'`))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page.replaceAll(NONCE, nonce));
    });
  }
}

/** The page that describes the API to people writes styles of its own. */
export function allowStylesOf(fastify: FastifyInstance, page: string): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(page)) return;
    void reply.header(POLICY, policyOf(reply).replace(OWN_STYLES, `${OWN_STYLES} 'unsafe-inline'`));
  });
}

function policyOf(reply: FastifyReply): string {
  return String(reply.getHeader(POLICY) ?? '');
}

/** Files with a hash in their name never change; the others are asked for each time. */
function cacheFiles(reply: FastifyReply, path: string): void {
  const hashed = path.includes('/assets/');
  void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
