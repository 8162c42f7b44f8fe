/**
 * (h) The main screens on a slow phone: how much of the page moves while it comes, what it weighs, and when its own
 * heading is there, beside a bare page of the same weight on the same network.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { step } from '../lib/steps.mjs';
import { BenchBrowser } from './bench-browser.mjs';
import { say } from './messages.mjs';
import { PageLoads } from './page-loads.mjs';
import { PERSON, signIn, startProduct } from './product.mjs';
import { median, paired } from './statistics.mjs';
import { decimal } from './table.mjs';

const SHIFT_LIMIT = 0.05;
const DASHBOARD = 'Vos valorisations';

/** @param {import('./lab.mjs').Lab} lab */
export async function pages(lab, { loads: rounds }) {
  const url = await lab.database({ demo: true });
  const origin = await startProduct(lab, url);
  const bare = await startBarePages(lab);
  const browser = await BenchBrowser.open(lab);
  const token = await signIn(origin);
  const result = await completedValuation(origin, token);
  const measures = new Map();
  for (let round = 0; round < rounds; round += 1) {
    await step(say.pages.round(round + 1, rounds), async () => {
      for (const [name, measured] of await walk(browser, origin, { token, result })) {
        const reference = await bareLoad(browser, bare, measured.bytes);
        measures.set(name, [...(measures.get(name) ?? []), { ...measured, bareMs: reference.headingMs }]);
      }
    });
  }
  return [...measures].flatMap(([name, taken]) => figuresOf(say.pages.names[name], taken));
}

/** The id of one that has a result. */
async function completedValuation(origin, token) {
  const response = await fetch(`${origin}/v1/valor/list/allvalors?visa=1&div=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()).payload.data[0].valor_id;
}

/** Each screen once, in a browser that has never been here, but for the dashboard: it is come to, then loaded again. */
async function walk(browser, origin, { token, result }) {
  const fresh = async (path, stored = null) => {
    const loads = await PageLoads.open(browser, stored);
    const measured = await loads.load(() => loads.page.goto(`${origin}/#${path}`, { waitUntil: 'commit' }));
    return { loads, measured };
  };
  const once = async (path, stored) => {
    const { loads, measured } = await fresh(path, stored);
    await loads.close();
    return measured;
  };
  const signedIn = { key: 'valorisation.token', value: token };
  const home = await once('/');
  const { loads, measured: login } = await fresh('/login');
  await loads.page.getByLabel('Adresse e-mail').fill(PERSON.user_email);
  await loads.page.getByLabel('Mot de passe', { exact: true }).fill(PERSON.user_password);
  const dashboardComes = await loads.move(DASHBOARD, () =>
    loads.page.getByRole('button', { name: 'Se connecter' }).click(),
  );
  const dashboard = await loads.load(() => loads.page.reload({ waitUntil: 'commit' }));
  await loads.close();
  return Object.entries({
    home,
    login,
    signIn: dashboardComes,
    dashboard,
    result: await once(`/conclusion/${result}`, signedIn),
    newValuation: await once('/newvaluation', signedIn),
  });
}

/** A heading after so many bytes that no compression makes fewer. */
async function startBarePages(lab) {
  const server = createServer((request, response) => {
    const bytes = Number(new URL(request.url, 'http://localhost').searchParams.get('bytes') ?? 0);
    const filling = randomBytes(Math.ceil(bytes / 2))
      .toString('hex')
      .slice(0, bytes);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(`<!doctype html><html lang="fr"><title>.</title><!-- ${filling} --><h1>.</h1></html>`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  lab.onClose(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${server.address().port}`;
}

async function bareLoad(browser, bare, bytes) {
  const loads = await PageLoads.open(browser, null);
  const measured = await loads.load(() =>
    loads.page.goto(`${bare}/?bytes=${Math.round(bytes)}`, { waitUntil: 'commit' }),
  );
  await loads.close();
  return measured;
}

function figuresOf(name, taken) {
  const shift = Math.max(...taken.map((measured) => measured.shift));
  const seconds = (ms) => `${decimal(ms / 1000, 2)} s`;
  const kilobytes = (values) => `${decimal(median(values) / 1000, 0)} ko`;
  const heading = paired(
    taken.map(({ headingMs }) => headingMs),
    taken.map(({ bareMs }) => bareMs),
  );
  return [
    {
      label: say.pages.shift(name),
      product: decimal(shift, 3),
      reference: '',
      ratio: `× ${decimal(shift / SHIFT_LIMIT, 2)}`,
      limit: `≤ ${decimal(SHIFT_LIMIT, 2)}`,
      held: shift <= SHIFT_LIMIT,
    },
    {
      label: say.pages.heading(name),
      product: seconds(heading.product),
      reference: seconds(heading.reference),
      ratio: `× ${decimal(heading.ratio, 2)}`,
      limit: '',
    },
    {
      label: say.pages.weight(name),
      product: kilobytes(taken.map(({ bytes }) => bytes)),
      reference: kilobytes(taken.map(({ scripts }) => scripts)),
      ratio: '',
      limit: '',
    },
  ];
}
