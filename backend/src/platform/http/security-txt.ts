import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { BodyIdentity } from '../settings/identity.js';

const ADDRESS = '/.well-known/security.txt';
/** The file is valid for this time from each reading, because its content is always current. */
const GOOD_FOR_MS = 180 * 24 * 60 * 60 * 1000;

/** Says where to report weaknesses (RFC 9116): to the mailbox of the employer body that staff have set. */
export function serveSecurityTxt(app: NestFastifyApplication, fastify: FastifyInstance, { publicUrl }: Config): void {
  const [body, clock] = [app.get(BodyIdentity), app.get(Clock)];
  fastify.get(ADDRESS, async (_request, reply) => {
    const mailbox = await body.mailbox();
    const [, address = mailbox] = /<([^<>]+)>$/.exec(mailbox) ?? [];
    const expires = new Date(clock.now().getTime() + GOOD_FOR_MS);
    expires.setUTCHours(0, 0, 0, 0);
    const fields = {
      Contact: `mailto:${address}`,
      Expires: expires.toISOString().replace('.000', ''),
      'Preferred-Languages': 'fr, en',
      Canonical: `${publicUrl}${ADDRESS}`,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    return reply.header('cache-control', 'public, no-cache').type('text/plain; charset=utf-8').send(lines.join(''));
  });
}
