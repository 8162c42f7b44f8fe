import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from './open-api.js';

const PAGE = 'api-docs';
const SHEET = `${PAGE}/page.css`;
/** The library's inline styles, which the page's policy forbids. */
const STYLES = 'html { overflow-y: scroll } body { margin: 0; background: #fafafa } .symbols { position: absolute }';
/** The style sheet that the library's script adds, by hash. When it changes, a browser prints the new hash. */
const ADDED_SHEET = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
const POLICY = 'content-security-policy';
const STYLED_SYMBOLS = 'style="position:absolute;width:0;height:0"';

/** The API's description for people at /api-docs and for programs at /api-docs-json. Built on the first request. */
export function serveApiDocs(app: INestApplication, fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const [path = ''] = request.url.split('?');
    if (path.startsWith(`/${PAGE}`) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    if ((path !== `/${PAGE}` && path !== `/${PAGE}/`) || typeof payload !== 'string') return payload;
    const policy = String(reply.getHeader(POLICY)).replace("style-src 'self'", `$& ${ADDED_SHEET}`);
    void reply.header(POLICY, policy).type('text/html; charset=utf-8');
    return stylesApart(payload);
  });
  fastify.get(`/${SHEET}`, async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLES));
  SwaggerModule.setup(PAGE, app, () => buildOpenApi(app), {
    raw: ['json'],
    customSiteTitle: 'API',
    // The page shows no badge of an outside validator, so that it calls no other host.
    swaggerOptions: { validatorUrl: null, docExpansion: 'list', defaultModelsExpandDepth: 0, displayOperationId: true },
  });
}

function stylesApart(page: string): string {
  const [first = '', ...others] = page.split('<style>');
  const bare = first + others.map((part) => part.split('</style>').slice(1).join('</style>')).join('');
  return bare
    .replace(STYLED_SYMBOLS, 'class="symbols" width="0" height="0"')
    .replace('</title>', `</title><link rel="stylesheet" href="./${SHEET}">`);
}
