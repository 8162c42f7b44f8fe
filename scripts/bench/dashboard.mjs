/**
 * The dashboard in Chromium, on the largest page that it offers, as a table and as cards on a phone: from a person's event to
 * the next frame (Event Timing, which INP is made of). As web vitals do, three quarters of the rounds must keep the limit.
 */
import { launchChromium } from '../lib/chromium.mjs';
import { step } from '../lib/steps.mjs';
import { AnsweringPage } from './answering-page.mjs';
import { loadDataset, tokenOf } from './dataset.mjs';
import { measured, quantile, told } from './figures.mjs';

const PROFILES = 300;
const VALUATIONS = 3;
/** Most profiles that a page holds. */
const ON_SCREEN = 100;
const LIMIT_MS = 200;
const JUDGED_SHARE = 0.75;

const LAYOUTS = {
  'tableau, 1440 px': { width: 1440, height: 900 },
  'fiches, 390 px': { width: 390, height: 844 },
};

/** @param {import('./lab.mjs').Lab} lab */
export async function dashboard(lab, { interactions: rounds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  await step(`Chargement d’un établissement de ${PROFILES} profils`, () =>
    loadDataset(client, 1, { profiles: PROFILES, valuations: VALUATIONS }),
  );
  const { origin } = await lab.product(url, { worker: false });
  const browser = await launchChromium();
  lab.onClose(() => browser.close());
  const figures = [];
  for (const [name, layout] of Object.entries(LAYOUTS)) {
    const screen = await step(`Ouverture du tableau de bord, ${name}`, () => open(browser, origin, layout));
    const times = new Map();
    for (let round = 0; round < rounds; round += 1) {
      await step(`Interactions, ${name}, tour ${round + 1} sur ${rounds}`, async () => {
        for (const [act, steps] of Object.entries(actions(screen.page, round, layout.width < 600))) {
          times.set(act, [...(times.get(act) ?? []), await screen.timed(steps)]);
        }
      });
    }
    await screen.page.context().close();
    for (const [act, all] of times) {
      const limit = { reference: `au pire ${told(Math.max(...all), ' ms')}`, most: LIMIT_MS };
      figures.push(measured(`${act} (${name}), jusqu’à l’image suivante`, quantile(all, JUDGED_SHARE), ' ms', limit));
    }
  }
  return figures;
}

async function open(browser, origin, layout) {
  const screen = await AnsweringPage.open(browser, layout, tokenOf(1));
  await screen.page.goto(`${origin}/#/dashboard?div=${ON_SCREEN}`);
  await screen.page
    .locator('[data-profile]')
    .nth(ON_SCREEN - 1)
    .waitFor();
  return screen;
}

/** In order: each leaves the screen as the next one needs it. `ready` is not measured. */
function actions(page, round, isNarrow) {
  const profile = page.locator('[data-profile]').nth(1 + (round % 20));
  const row = profile.locator('[data-row]').first();
  const all = page.getByRole('checkbox', { name: 'Tout sélectionner' });
  const menu = row.getByRole('button', { name: /^Actions pour/ });
  const name = profile.getByRole('button', { name: /^Renommer / });
  // Any amount to sort by: the first column is the name's.
  const head = page.getByRole('button', { name: /^Trier par / }).nth(1);
  const sort = page.getByLabel('Trier');
  // The list of a select is the system's own: choosing in it is what the page hears of.
  const sorting = isNarrow
    ? { ready: () => sort.focus(), act: () => page.keyboard.press('ArrowDown') }
    : { ready: () => head.scrollIntoViewIfNeeded(), act: () => head.click() };
  return {
    'Tout sélectionner': { ready: () => all.scrollIntoViewIfNeeded(), act: () => all.click() },
    'Tout désélectionner': { act: () => all.click() },
    'Cocher une ligne': { ready: () => row.scrollIntoViewIfNeeded(), act: () => row.getByRole('checkbox').click() },
    'Ouvrir un menu': {
      act: () => menu.click(),
      after: async () => {
        await page.keyboard.press('Escape');
        await row.getByRole('checkbox').click();
      },
    },
    'Modifier un nom sur place': { act: () => name.click() },
    'Saisir dans le nom': { act: () => page.keyboard.press('a'), after: () => page.keyboard.press('Escape') },
    // Until the new order is there.
    Trier: { ...sorting, after: () => page.locator('[aria-busy="true"]').waitFor({ state: 'detached' }) },
  };
}
