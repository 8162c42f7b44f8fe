/**
 * `npm run pictures`: takes the screens of the tool's presentation from its own demo, without animation, caret or focus,
 * and the printed documents of the example for an establishment without valuations.
 * Their texts are in `console/src/i18n/fr/toolPictures.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Lab } from './bench/lab.mjs';
import { signIn } from './lib/caller.mjs';
import { launchChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/root.mjs';
import { script } from './lib/script.mjs';
import { Refusal, step } from './lib/steps.mjs';

const TOKEN_KEY = 'valorisation.token';
/** People of the demo. */
const UP_TO_DATE = 'Renoir Agathe';
/** From here on, the people of the list have an amount, each with another status. */
const FIRST = 'Ndiaye Fatou';

const FOLDER = inRoot('console', 'public', 'pictures');
const EXAMPLE = inRoot('console', 'public', 'example');
const MOST_BYTES = 120_000;
/** The first of these qualities that makes the file small enough is used. */
const QUALITIES = [85, 75, 65, 55, 45];
const DENSITY = { wide: 1.5, phone: 2 };

/** Taller than a phone, so that what stays at the foot of the screen covers no part. */
const PHONE_HEIGHT = 1600;
/** Between the top of a part and its first text: less than up to the line above, which would double the frame. */
const ROOM = 8;

const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }`;

/** The parts of a phone's screen that the home page and the presentation show. */
const HOME_PART = { width: 390, height: 260, density: DENSITY.phone };
const PART = { ...HOME_PART, height: 380 };

/**
 * `shows` is the text to wait for, `opens` the line to open. `from` is the text at the top of the picture; without it, the
 * page's top.
 */
function shots({ upToDate }) {
  // Above the minimum wage, so that each degree changes the amount.
  const criterion = { path: `/critere/${upToDate.valors[0].valor_id}/1?id=2`, shows: 'Relationnel professionnel' };
  const conclusion = { path: `/conclusion/${upToDate.valors[0].valor_id}`, shows: 'Indice réel' };
  const description = { path: `/job/description/${upToDate.profile_id}`, shows: 'Missions' };
  const list = { path: '/dashboard', shows: UP_TO_DATE };
  return [
    { name: 'valorisations', ...list, width: 1440, height: 900 },
    { name: 'resultat', ...conclusion, width: 1120, height: 1246 },
    { name: 'critere', ...criterion, from: 'Degré 4', ...PART, height: 424 },
    { name: 'calcul', ...conclusion, opens: 'Ancienneté', from: 'Indice de base', ...PART },
    { name: 'fiche-de-poste', ...description, from: 'Lycée agricole privé', ...PART, height: 344 },
    { name: 'suivi', ...list, from: FIRST, ...PART },
    { name: 'accueil-classer', ...criterion, from: 'Degré 3', ...HOME_PART },
    { name: 'accueil-expliquer', ...conclusion, opens: 'Ancienneté', from: 'Congés', ...HOME_PART },
    { name: 'accueil-suivre', ...list, from: FIRST, ...HOME_PART },
  ];
}

async function asHead(origin) {
  const caller = await signIn(origin);
  const { body } = await caller.get('/v1/valor/list/all?div=100');
  const of = (name) => body.payload.data.find(({ profile_name }) => profile_name === name);
  return { caller, token: caller.token, upToDate: of(UP_TO_DATE) };
}

/** The documents of the example, by the name of their file. */
const papers = ({ upToDate: { profile_id, valors } }) => ({
  resultat: `/v1/valor/download/pdf/${valors[0].valor_id}`,
  'fiche-de-poste': `/v1/job/download/pdf/${profile_id}`,
  'dossier-d-entretien': `/v1/job/interview/pdf/${profile_id}`,
});

async function take(browser, url, token, { path, shows, opens, from, width, height, density = DENSITY.wide }) {
  const context = await browser.newContext({
    viewport: { width, height: from === undefined ? height : PHONE_HEIGHT },
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
    if (opens !== undefined) await page.getByRole('main').locator('summary', { hasText: opens }).click();
    await page.addStyleTag({ content: STILL });
    await page.evaluate(async () => {
      await document.fonts.ready;
      document.activeElement?.blur();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    const y = await topOf(page, from);
    if (from !== undefined) await page.evaluate(endBetweenLines, { edge: y + height, height });
    return await smallEnough(await context.newCDPSession(page), { x: 0, y, width, height, scale: density });
  } finally {
    await context.close();
  }
}

/** Where the picture begins: above the text, in the page. */
async function topOf(page, from) {
  if (from === undefined) return 0;
  const box = await page.getByRole('main').getByText(from).filter({ visible: true }).first().boundingBox();
  return Math.max(0, box.y - ROOM);
}

/**
 * In the page: covers the lines of text that the picture's lower edge would cut through, with the colour of the sheet
 * that they stand on. The ground of a single row would lie as a band across the whole picture.
 */
function endBetweenLines({ edge, height }) {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = [];
  // In px: lines of text overlap by less.
  const APART = 3;
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode);
    lines.push(...range.getClientRects());
  }
  let top = edge;
  for (let cut; (cut = lines.find((line) => line.top < top - APART && line.bottom > top + APART));) top = cut.top;
  let under = document.elementFromPoint(innerWidth / 2, top);
  const isGround = (one) => one.clientHeight >= height && getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)';
  while (under.parentElement && !isGround(under)) under = under.parentElement;
  const cover = document.body.appendChild(document.createElement('div'));
  cover.style = `position: fixed; z-index: 99; top: ${top}px; height: ${edge - top}px; inset-inline: 0`;
  cover.style.backgroundColor = getComputedStyle(under).backgroundColor;
}

async function smallEnough(session, clip) {
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Refusal(`Une image dépasse ${MOST_BYTES / 1000} ko, même réduite : prenez un écran plus petit.`);
}

await script({}, async () => {
  await Lab.during(async (lab) => {
    const { origin } = await lab.product(await lab.database({ demo: true }));
    const { caller, token, ...people } = await asHead(origin);
    const browser = await launchChromium();
    lab.onClose(() => browser.close());
    mkdirSync(FOLDER, { recursive: true });
    for (const shot of shots(people)) {
      await step(`Image « ${shot.name} »`, async () => {
        writeFileSync(`${FOLDER}/${shot.name}.webp`, await take(browser, origin, token, shot));
      });
    }
    mkdirSync(EXAMPLE, { recursive: true });
    for (const [name, path] of Object.entries(papers(people))) {
      await step(`Document « ${name} »`, async () => {
        writeFileSync(`${EXAMPLE}/${name}.pdf`, (await caller.get(path)).body);
      });
    }
  });
});
