/**
 * `npm run pictures`: the screens that the presentation of the tool shows, taken from a demo of its own. What moves is
 * still: no animation, no caret, no focus. Their texts are in `console/src/i18n/fr/toolPictures.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Lab } from './bench/lab.mjs';
import { signIn } from './lib/caller.mjs';
import { launchChromium } from './lib/chromium.mjs';
import { say } from './lib/messages.mjs';
import { inRoot } from './lib/root.mjs';
import { script } from './lib/script.mjs';
import { Refusal, step } from './lib/steps.mjs';

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

async function asHead(origin) {
  const caller = await signIn(origin);
  const { body } = await caller.get('/v1/valor/list/all?div=100');
  const of = (name) => body.payload.data.find(({ profile_name }) => profile_name === name);
  return { token: caller.token, underWay: of(UNDER_WAY), upToDate: of(UP_TO_DATE) };
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

await script({}, async () => {
  await Lab.during(async (lab) => {
    const { origin } = await lab.product(await lab.database({ demo: true }));
    const { token, ...people } = await asHead(origin);
    const browser = await launchChromium();
    lab.onClose(() => browser.close());
    mkdirSync(FOLDER, { recursive: true });
    for (const shot of shots(people)) {
      await step(say.pictures.taking(shot.name), async () => {
        writeFileSync(join(FOLDER, `${shot.name}.webp`), await take(browser, origin, token, shot));
      });
    }
  });
});
