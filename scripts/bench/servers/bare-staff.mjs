/**
 * The floor of the lists of staff: the statements of the product's own lists, sent by `pg` as the owner of the tables and
 * answered as JSON by `node:http`. No session, no checked question, no row-level security.
 */
import { createServer } from 'node:http';
import { backendPackage, built } from '../built.mjs';
import { STAFF_LISTS } from '../staff-lists.mjs';

const { Pool } = backendPackage('pg');
const { listStatements } = await built('platform/rest/rest-sql.js');

const FLOOR_POINTS = 105_300;
/** In the place of the minimum of each territory, which the product's reader puts in. */
const withFloors = (sql) => sql.replaceAll(/:(?:metropole|mayotte)\b/g, String(FLOOR_POINTS));
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1, pipeline: true });
const sources = new Map();
for (const { name, module, resource } of STAFF_LISTS) sources.set(name, (await built(module))[resource].source);

async function read(name, question) {
  const source = sources.get(name);
  const { count, page } = listStatements(source, question);
  const client = await pool.connect();
  try {
    const [, counted, rows] = await Promise.all([
      client.query(`begin read only; set local app.scope = '${source.scope}'`),
      client.query(withFloors(count.text), [...count.values]),
      client.query(withFloors(page.text), [...page.values]),
      client.query('commit'),
    ]);
    const numbers = name === 'establishments' ? await figuresOf(client, rows.rows) : rows.rows;
    return { total: counted.rows[0].total, body: JSON.stringify(numbers) };
  } finally {
    client.release();
  }
}

/** Under one floor for all of them. */
async function figuresOf(client, rows) {
  const [, { rows: figures }] = await Promise.all([
    client.query(`begin read only; set local app.scope = 'members'`),
    client.query('select * from establishment_figures($1::integer[], $2::integer[])', [
      rows.map(({ id }) => id),
      rows.map(() => FLOOR_POINTS),
    ]),
    client.query('commit'),
  ]);
  return rows.map((row, index) => ({ ...row, figures: figures[index] }));
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const [sort, range, filter] = ['sort', 'range', 'filter'].map((part) => JSON.parse(searchParams.get(part)));
  read(pathname.slice(pathname.lastIndexOf('/') + 1), { sort, range, filter }).then(
    ({ total, body }) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-range': `/${total}`,
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send({ type: 'ready', port: server.address().port }));
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => process.exit(0));
