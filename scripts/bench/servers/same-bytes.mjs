/** The floor of a public page: the same bytes from memory, by a bare Fastify route. */
import { readFile } from 'node:fs/promises';
import { backendPackage } from '../built.mjs';

const { default: fastify } = await backendPackage('fastify');
const body = await readFile(process.env.PAGE_FILE);
const server = fastify();
server.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(body));
await server.listen({ port: 0, host: '127.0.0.1' });
process.send({ type: 'ready', port: server.server.address().port });
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => process.exit(0));
