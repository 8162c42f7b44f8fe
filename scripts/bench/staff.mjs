/**
 * Every list of staff beside its own statements sent by `pg`: opened, at its last page, sorted each way, filtered and
 * searched, with the rows of some years. Then the search over everything (ADR 112). One request at a time: it measures how
 * long a person waits. Both sides answer one way in turn, and the ratio is the median of these pairs: a slow moment of the
 * machine then falls on both.
 */
import { performance } from 'node:perf_hooks';
import { Refusal, step } from '../lib/steps.mjs';
import { built } from '../lib/built.mjs';
import { inTurn, measured, median, stated, told } from './figures.mjs';
import { bearer } from './http.mjs';
import { loadStaffDataset, newAdmin } from './staff-dataset.mjs';
import { STAFF_LISTS } from './staff-lists.mjs';

const RATIO_LIMIT = 1.5;
/** A list without rows. Its time without the query is what the product costs for any list. */
const EMPTY = 'answer-templates';
const SLOWEST_MS = 500;
const SEARCH_MS = 1000;
/** A word of every row, of some, of one and of none. */
const SEARCHED = ['grille', 'cuisinier', 'message 777', 'compte-777@', 'n° 777', 'zoologue'];
const ROWS = 25;
/** The number of pairs of reads of a list in one round. */
const PAIRS = 3;
/** The number of times a search is asked. The median counts. */
const SEARCHES = 3;
/** Replaces the minimum of each territory, which the product's reader inserts. */
const FLOOR_POINTS = 105_300;

export async function staff(lab, { rounds, articles, accounts, lines }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const label = `Chargement de ${articles} actualités, ${accounts} comptes et ${lines} événements`;
  await step(label, () => loadStaffDataset(client, { articles, accounts, lines }));
  const token = await newAdmin(client);
  const { origin } = await lab.product(url, { worker: false });
  const straight = await lab.connect(url, { pipeline: true });
  const sql = await built('platform/rest/rest-sql.js');
  const readers = {
    product: (way) => askProduct(`${origin}/admin`, bearer(token), way),
    reference: (way) => askStraight(straight, sql, way),
  };
  const ways = [];
  for (const list of STAFF_LISTS) ways.push(...(await waysOf(list, readers.reference)));
  await step(`Mise en température : ${STAFF_LISTS.length} listes, demandées de ${ways.length} manières`, async () => {
    for (const way of ways) await refuseOther(way, readers);
  });
  const empty = ways.find(({ name }) => name === EMPTY);
  const { pairs } = await inTurn('Listes du back-office', rounds, {
    pairs: (round) => eachInTurn(ways, (way, pair) => paired(way, empty, readers, (round + pair) % 2 === 1)),
  });
  const lists = figures(ways.map((way, index) => ({ ...way, pairs: pairs.flatMap((round) => round[index]) })));
  return [...lists, ...(await searches(`${origin}/admin/search`, bearer(token)))];
}

async function searches(address, headers) {
  const found = [];
  for (const word of SEARCHED) {
    const times = [];
    while (times.length < SEARCHES) {
      const started = performance.now();
      const response = await fetch(`${address}?q=${encodeURIComponent(word)}`, { headers });
      if (!response.ok) throw new Refusal(`Recherche : ${response.status} ${await response.text()}`);
      await response.text();
      times.push(performance.now() - started);
    }
    found.push(measured(`Recherche de l’équipe « ${word} »`, median(times), ' ms', { most: SEARCH_MS }));
  }
  return found;
}

async function waysOf({ name, path, resource, sorts = [], filters = [], words = [], natural = 'id' }, read) {
  const { source } = (await built(path))[resource];
  const first = [0, ROWS - 1];
  const newest = [natural, 'DESC'];
  const way = (label, sort, range, filter = {}) => ({ name, source, label, question: { sort, range, filter } });
  const opened = way('ouverte', newest, first);
  const { total } = await read(opened);
  const last = Math.max(Math.floor((total - 1) / ROWS), 0) * ROWS;
  return [
    opened,
    way('dernière page', newest, [last, last + ROWS - 1]),
    ...sorts.flatMap((field) => ['ASC', 'DESC'].map((order) => way(`tri ${field} ${order}`, [field, order], first))),
    ...filters.map((filter) => way(`filtre ${JSON.stringify(filter)}`, newest, first, filter)),
    ...words.map((q) => way(`recherche « ${q} »`, newest, first, { q })),
  ];
}

async function askProduct(origin, headers, { name, question }) {
  const query = new URLSearchParams(Object.entries(question).map(([part, value]) => [part, JSON.stringify(value)]));
  const response = await fetch(`${origin}/${name}?${query}`, { headers });
  const body = await response.text();
  if (!response.ok) throw new Refusal(`${name} : ${response.status} ${body}`);
  return { total: Number(response.headers.get('content-range').split('/')[1]), body };
}

/** Runs the statements as the owner of the tables, without session, checks or row-level security. */
async function askStraight(client, { listStatements, searchStatement }, { name, source, question }) {
  const isSearch = question.filter.q !== undefined;
  const asked = isSearch ? [searchStatement(source, question)] : Object.values(listStatements(source, question));
  const statements = asked.map(({ text, values }) => {
    return [text.replaceAll(/:(?:metropole|mayotte)\b/g, String(FLOOR_POINTS)), [...values]];
  });
  const results = await inScope(client, source.scope, statements);
  const { rows } = results.at(-1);
  if (name === 'establishments') {
    const ids = rows.map(({ id }) => id);
    const figuresOf = 'select * from establishment_figures($1::integer[], $2::integer[])';
    const [found] = await inScope(client, 'members', [[figuresOf, [ids, ids.map(() => FLOOR_POINTS)]]]);
    for (const [index, row] of rows.entries()) row.figures = found.rows[index];
  }
  return { total: results[0].rows[0]?.total ?? 0, body: JSON.stringify(rows) };
}

async function inScope(client, scope, statements) {
  const sent = [[`begin read only; set local app.scope = '${scope}'`], ...statements, ['commit']];
  const results = await Promise.all(sent.map((words) => client.query(...words)));
  return results.slice(1, -1);
}

async function eachInTurn(ways, read) {
  const found = [];
  for (const way of ways) {
    const pairs = [];
    while (pairs.length < PAIRS) pairs.push(await read(way, pairs.length));
    found.push(pairs);
  }
  return found;
}

/** Both sides read the list, and at the same moment the empty list, whose difference is what the product costs any list. */
async function paired(way, empty, readers, isReversed) {
  const times = {};
  for (const side of isReversed ? ['reference', 'product'] : ['product', 'reference']) {
    times[side] = await timed(() => readers[side](way));
    times[`${side}Empty`] = await timed(() => readers[side](empty));
  }
  const { product, reference, productEmpty, referenceEmpty } = times;
  return { product, reference, passage: Math.max(productEmpty - referenceEmpty, 0) };
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A side that answers less would be faster without being better. */
async function refuseOther(way, { product, reference }) {
  const [ours, straight] = [await product(way), await reference(way)];
  const idsOf = ({ body }) => JSON.parse(body).map(({ id }) => id);
  if (ours.total !== straight.total || idsOf(ours).join() !== idsOf(straight).join()) {
    throw new Refusal(`La liste « ${way.name} » (${way.label}) ne répond pas ce que répond la requête nue.`);
  }
}

function figures(ways) {
  const worst = (some, by) => some.toSorted((a, b) => by(b) - by(a))[0];
  const of = ({ pairs }, number) => median(pairs.map(number));
  const beyond = (way) => of(way, ({ product, reference, passage }) => (product - passage) / reference);
  const product = (way) => of(way, (pair) => pair.product);
  const ofLists = STAFF_LISTS.filter(({ name }) => name !== EMPTY).flatMap(({ name }) => {
    const own = ways.filter((way) => way.name === name);
    const farthest = worst(own, beyond);
    const slowest = worst(own, product);
    const label = `Liste ${name}, sans le passage, au plus loin de la requête nue : ${farthest.label}`;
    const reference = `${told(product(farthest))} et ${told(
      of(farthest, (pair) => pair.reference),
      ' ms',
    )}`;
    return [
      measured(label, beyond(farthest), '', { reference, most: RATIO_LIMIT }),
      measured(`Liste ${name}, la plus lente : ${slowest.label}`, product(slowest), ' ms', { most: SLOWEST_MS }),
    ];
  });
  const passage = median(ways.flatMap(({ pairs }) => pairs.map((pair) => pair.passage)));
  return [stated('Liste vide : ce que coûte le passage par le produit', told(passage, ' ms'), ''), ...ofLists];
}
