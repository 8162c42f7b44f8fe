/**
 * The reference of reads, in its own process: the two statements for a page of the list as they once were, prepared,
 * without session, row-level security or names; `/lean`: the leanest one; and the bytes of a public page from memory.
 */
import { readFile } from 'node:fs/promises';
import { backendPackage } from '../lib/built.mjs';
import { inRoot } from '../lib/root.mjs';

const { DATABASE_URL, DATABASE_POOL_SIZE, PAGE_FILE } = process.env;
const { default: fastify } = await backendPackage('fastify');
const server = fastify();
const PER_PAGE = 20;

if (PAGE_FILE !== undefined) {
  const body = await readFile(PAGE_FILE);
  server.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(body));
} else {
  const { Pool } = backendPackage('pg');
  const pool = new Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_SIZE), pipeline: true });
  const statement = async (name) => ({ name, text: await readFile(inRoot('scripts', 'bench', `${name}.sql`), 'utf8') });
  const count =
    'select count(*)::integer as total from profile where establishment_id = $1 and $2::integer is not null';
  const route = (path, rows, bodyOf) =>
    server.get(`${path}/:id/:page`, async ({ params: { id, page } }, reply) => {
      const own = [Number(id), 2 * id - 1];
      const client = await pool.connect();
      try {
        const [{ rows: found }, total] = await Promise.all([
          client.query({ ...rows, values: [...own, PER_PAGE, (page - 1) * PER_PAGE] }),
          client.query({ name: 'count', text: count, values: own }),
        ]);
        return reply.type('application/json').send(bodyOf(found, total.rows[0].total));
      } finally {
        client.release();
      }
    });
  route('/list', await statement('list'), (data, total) => JSON.stringify({ data, total }));
  route('/lean', await statement('list-lean'), ([{ json }], total) => `{"data":${json},"total":${total}}`);
}
await server.listen({ port: 0, host: '127.0.0.1' });
process.send({ type: 'ready', port: server.server.address().port });
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => process.exit(0));
