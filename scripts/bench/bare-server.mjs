/**
 * The server that reads are compared with, in its own process. For a page of the list it runs the product's two statements,
 * prepared, without session, row-level security or names. A public page comes from memory.
 */
import { readFile } from 'node:fs/promises';
import { backendPackage, built } from '../lib/built.mjs';

const { DATABASE_URL, DATABASE_POOL_SIZE, PAGE_FILE } = process.env;
const { default: fastify } = await backendPackage('fastify');
const server = fastify();

if (PAGE_FILE !== undefined) {
  const body = await readFile(PAGE_FILE);
  server.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(body));
} else {
  const { Pool } = backendPackage('pg');
  const { profileCountQuery, profilePageQuery } = await built('modules/valuations/queries/profile-page.sql.js');
  const pool = new Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_SIZE), pipeline: true });
  const firstPage = { key: 'name', order: 'asc', page: 1, perPage: 20, status: null, search: '' };
  const unbounded = { belowPoints: null, changedBy: null, floorMonths: { branchCents: 0, wageCents: 0 } };
  const question = { ...firstPage, ...unbounded };
  server.get('/list/:id', async ({ params: { id } }, reply) => {
    const viewer = { establishmentId: Number(id), accountId: 2 * id - 1, associated: false };
    const client = await pool.connect();
    try {
      const queries = [profilePageQuery(viewer, question), profileCountQuery(viewer, question)];
      const [page, count] = await Promise.all(queries.map((query) => client.query(query)));
      return reply.type('application/json').send(JSON.stringify({ data: page.rows, total: count.rows[0].total }));
    } finally {
      client.release();
    }
  });
}
await server.listen({ port: 0, host: '127.0.0.1' });
process.send({ type: 'ready', port: server.server.address().port });
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => process.exit(0));
