/**
 * The search of a function in Chromium, on a processor that is slowed like that of a phone: the time of a key, with what it
 * draws, and of the preparation when the field gets the focus.
 */
import { launchChromium } from '../lib/chromium.mjs';
import { step } from '../lib/steps.mjs';
import { measured, quantile, told } from './figures.mjs';

const SLOWER = 6;
const PHONE = { width: 390, height: 844 };
/** From here on a browser counts a task as long. */
const LIMIT_MS = 50;
/** The first key compiles the code. It must not feel like a stop. */
const FIRST_LIMIT_MS = 200;
const PREPARED_MS = 1500;
const JUDGED_SHARE = 0.75;
const PAGES = { 'page d’accueil': '/', estimation: '/estimation' };
const TYPED = ['infirmière', 'agent de service', 'comptabe', 'cantine', 'chargée de com', 'zoologue'];

/** Runs in the page. Resolves with the milliseconds of each key of a text, up to the layout of what it draws. */
function type(text) {
  const field = document.querySelector('[role=combobox]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const times = [];
  return [...text]
    .reduce(async (before, _, place) => {
      await before;
      const start = performance.now();
      write.call(field, text.slice(0, place + 1));
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // React draws before the next task.
      await Promise.resolve();
      void document.body.offsetHeight;
      times.push(performance.now() - start);
      await painted();
    }, painted())
    .then(() => times);
}

export async function search(lab, { interactions: rounds }) {
  const url = await lab.database({ demo: true });
  const { origin } = await lab.product(url, { worker: false });
  const browser = await launchChromium();
  lab.onClose(() => browser.close());
  const figures = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const first = [];
    const keys = [];
    for (let round = 0; round < rounds; round += 1) {
      await step(`Recherche d’une fonction, ${name}, tour ${round + 1} sur ${rounds}`, async () => {
        const page = await open(browser, origin + path);
        for (const [place, text] of TYPED.entries()) {
          const [one, ...others] = await page.evaluate(type, text);
          (place === 0 ? first : keys).push(one);
          keys.push(...others);
        }
        await page.context().close();
      });
    }
    const label = `Une touche de la recherche d’une fonction (${name}, processeur ${SLOWER} fois plus lent)`;
    const worst = { reference: `au pire ${told(Math.max(...keys), ' ms')}` };
    figures.push(
      measured(label, quantile(keys, JUDGED_SHARE), ' ms', { ...worst, most: LIMIT_MS }),
      measured(`… la première touche (${name})`, quantile(first, JUDGED_SHARE), ' ms', { most: FIRST_LIMIT_MS }),
    );
  }
  return figures;
}

/** A page whose search has got the focus and what comes with it. */
async function open(browser, address) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.getByRole('combobox').focus();
  await page.waitForLoadState('networkidle');
  // The names are prepared at the focus.
  await page.waitForTimeout(PREPARED_MS);
  return page;
}
