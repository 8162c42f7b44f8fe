/** The colours of the employer body as a style sheet. Its address names them, so what it answers never changes. */
import { colorProperties } from '@valorisation/rules';
import type { FastifyInstance } from 'fastify';

interface Asked {
  readonly act?: unknown;
  readonly accent?: unknown;
}

export function serveColors(fastify: FastifyInstance): void {
  fastify.get<{ Querystring: Asked }>('/couleurs.css', async ({ query: { act, accent } }, reply) => {
    const css = isColor(act) && isColor(accent) ? sheetOf(`#${act}`, `#${accent}`) : '';
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(css);
  });
}

const isColor = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{6}$/.test(text);

/** Counts more than the style sheets of the pages, whichever comes first. */
function sheetOf(act: string, accent: string): string {
  const properties = colorProperties(act, accent).map(([name, color]) => `${name}:${color};`);
  return `html:root{${properties.join('')}}`;
}
