/** A copy of a site's files: each is asked of the site once, compressed, and answered from memory ever after. */
import { request } from 'node:http';
import { backendPackage } from '../built.mjs';

const { default: fastify } = await backendPackage('fastify');
const COPIED = ['content-type', 'content-encoding', 'cache-control'];
const copies = new Map();
const server = fastify();

/** As the bytes are sent; `fetch` would unpack them. */
async function copyOf(url) {
  return new Promise((resolve, reject) => {
    const asked = request(`${process.env.ORIGIN}${url}`, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.once('end', () => resolve({ answer, body: Buffer.concat(parts) }));
      answer.once('error', reject);
    });
    asked.once('error', reject);
    asked.end();
  });
}

server.get('/*', async ({ url }, reply) => {
  const known = copies.get(url) ?? (await copyOf(url));
  copies.set(url, known);
  const { answer, body } = known;
  const headers = COPIED.flatMap((name) => (answer.headers[name] === undefined ? [] : [[name, answer.headers[name]]]));
  return reply.status(answer.statusCode).headers(Object.fromEntries(headers)).send(body);
});
await server.listen({ port: 0, host: '127.0.0.1' });
process.send({ type: 'ready', port: server.server.address().port });
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => process.exit(0));
