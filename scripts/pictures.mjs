/**
 * `npm run pictures`: the screens that the presentation of the tool shows, taken from a demo of its own. What moves is
 * still: no animation, no caret, no focus. Their texts are in `console/src/i18n/fr/toolPictures.ts`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { launchChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/messages.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/root.mjs';
import { Refusal, runScript, step } from './lib/steps.mjs';
import { supervise } from './lib/supervise.mjs';

const HEAD = { user_email: 'direction@demo.example', user_password: 'Valorise!2026' };
const TOKEN_KEY = 'valorisation.token';
/** Of the demo: one whose classification is under way, one that is up to date. */
const UNDER_WAY = 'Camille Étienne';
const UP_TO_DATE = 'Agathe Renoir';

const FOLDER = inRoot('console', 'public', 'pictures');
const MOST_BYTES = 120_000;
/** The first that gives a file small enough. */
const QUALITIES = [85, 75, 65, 55, 45];
const DENSITY = { wide: 1.5, phone: 2 };

const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }`;

/** By name: what is opened, what is waited for, and how large the screen is. */
function shots({ underWay, upToDate }) {
  const [draft] = underWay.valors;
  const [result] = upToDate.valors;
  const criterion = `/critere/${draft.valor_id}/1?id=2`;
  return [
    { name: 'valorisations', path: '/dashboard', shows: UNDER_WAY, width: 1440, height: 900 },
    { name: 'critere', path: criterion, shows: 'Relationnel professionnel', width: 1120, height: 820 },
    { name: 'resultat', path: `/conclusion/${result.valor_id}`, shows: 'Indice réel', width: 1120, height: 1246 },
    {
      name: 'fiche-de-poste',
      path: `/job/description/${upToDate.profile_id}`,
      shows: 'Missions',
      width: 1120,
      height: 960,
    },
    {
      name: 'telephone',
      path: criterion,
      shows: 'Relationnel professionnel',
      width: 390,
      height: 844,
      density: DENSITY.phone,
    },
  ];
}

async function asHead(url) {
  const ask = async (path, init) => (await (await fetch(new URL(path, url), init)).json()).payload;
  const body = JSON.stringify(HEAD);
  const { token } = await ask('/v1/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { data } = await ask('/v1/valor/list/all?div=100', { headers: { authorization: `Bearer ${token}` } });
  const of = (name) => data.find(({ profile_name }) => profile_name === name);
  return { token, underWay: of(UNDER_WAY), upToDate: of(UP_TO_DATE) };
}

async function take(browser, url, token, { path, shows, width, height, density = DENSITY.wide }) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  try {
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token]);
    const page = await context.newPage();
    await page.goto(`${url}/#${path}`);
    await page.getByRole('main').getByText(shows).first().waitFor();
    await page.addStyleTag({ content: STILL });
    await page.evaluate(async () => {
      await document.fonts.ready;
      document.activeElement?.blur();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    return await smallEnough(await context.newCDPSession(page), { x: 0, y: 0, width, height, scale: density });
  } finally {
    await context.close();
  }
}

/** Drawn larger than on the screen by the scale of the clip. */
async function smallEnough(session, clip) {
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Refusal(say.pictures.tooLarge(MOST_BYTES));
}

async function ready({ supervisor, ended }) {
  const isReady = new Promise((resolve) => {
    supervisor.on('message', (message) => message?.type === 'ready' && resolve());
  });
  const gaveUp = ended.then(() => {
    throw new Refusal(say.pictures.noProduct);
  });
  await Promise.race([isReady, gaveUp]);
}

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  const { findFreePort } = await import(pathToFileURL(inRoot('local', 'dist', 'index.js')).href);
  const folder = mkdtempSync(join(tmpdir(), 'valorisation-pictures-'));
  const port = await findFreePort();
  Object.assign(process.env, { DATA_DIR: folder, PORT: String(port), DEMO: '1' });
  const product = supervise();
  try {
    await ready(product);
    const url = `http://127.0.0.1:${port}`;
    const { token, ...people } = await asHead(url);
    const browser = await launchChromium();
    mkdirSync(FOLDER, { recursive: true });
    for (const shot of shots(people)) {
      await step(say.pictures.taking(shot.name), async () => {
        writeFileSync(join(FOLDER, `${shot.name}.webp`), await take(browser, url, token, shot));
      });
    }
    await browser.close();
  } finally {
    product.supervisor.kill('SIGTERM');
    await product.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
