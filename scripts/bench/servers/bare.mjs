/**
 * The floor: the product's own two statements for the page, prepared, run by `pg` and answered as JSON by `node:http`.
 * No session, no row-level security, no names of functions or editors, no amounts in EUR.
 */
import { createServer } from 'node:http';
import { backendPackage, built } from '../built.mjs';

const { Pool } = backendPackage('pg');
const { profileCountQuery, profilePageQuery } = await built('modules/valuations/queries/profile-page.sql.js');

const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
  pipeline: true,
});
const FIRST_PAGE = {
  key: 'name',
  order: 'asc',
  page: 1,
  perPage: 20,
  status: null,
  search: '',
  belowPoints: null,
  changedBy: null,
  floorMonths: { branchCents: 0, wageCents: 0 },
};

async function read(establishmentId) {
  const viewer = { establishmentId, accountId: 2 * establishmentId - 1, associated: false };
  const client = await pool.connect();
  try {
    const [page, count] = await Promise.all([
      client.query(profilePageQuery(viewer, FIRST_PAGE)),
      client.query(profileCountQuery(viewer, FIRST_PAGE)),
    ]);
    return JSON.stringify({ data: page.rows, total: count.rows[0].total });
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  read(Number(request.url.slice(request.url.lastIndexOf('/') + 1))).then(
    (body) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send({ type: 'ready', port: server.address().port }));
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => process.exit(0));
