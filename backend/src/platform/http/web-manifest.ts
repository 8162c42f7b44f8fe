import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { BodyIdentity } from '../settings/identity.js';

const PAPER = '#fbfaf6';

/** What a device shows of the site on its home screen: the names, colours and logo that staff have set. */
export function serveWebManifest(app: NestFastifyApplication, fastify: FastifyInstance): void {
  const body = app.get(BodyIdentity);
  fastify.get('/manifest.webmanifest', async (_request, reply) => {
    const { identity } = await body.shown();
    const { logo } = identity;
    const icon =
      logo === null ? { src: './favicon.svg', type: 'image/svg+xml' } : { src: `.${logo}`, type: 'image/webp' };
    const manifest = {
      name: identity.siteName,
      short_name: identity.shortName,
      description: identity.name,
      lang: 'fr',
      start_url: './',
      display: 'browser',
      theme_color: identity.actColor,
      background_color: PAPER,
      icons: [{ ...icon, sizes: 'any' }],
    };
    return reply
      .header('cache-control', 'public, no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(manifest));
  });
}
