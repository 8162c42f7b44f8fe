/**
 * The search of a function in Chromium, on a processor that is slowed like that of a phone. Of each key, it measures how
 * long the page works until the answers have their place, and until they are painted. A wait for the screen's next frame
 * does not count, because it does not depend on the page.
 */
import { launchChromium } from '../lib/chromium.mjs';
import { step } from '../lib/steps.mjs';
import { measured, quantile, told } from './figures.mjs';

/** What Lighthouse takes for a phone of the middle class on a desktop processor. */
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };
const LIMIT_MS = 10;
/** One frame of a screen: painting included, the answers do not make the screen wait. */
const PAINTED_LIMIT_MS = 1000 / 60;
/** The first key compiles the code. Up to here a hand feels no wait. */
const FIRST_LIMIT_MS = 100;
const PREPARED_MS = 1500;
const JUDGED_SHARE = 0.75;
const PAGES = { 'page d’accueil': '/', estimation: '/estimation' };
const TYPED = ['infirmière', 'agent de service', 'comptabe', 'cantine', 'chargée de com', 'zoologue'];

/** Runs in the page. Resolves with the milliseconds of each key of a text: up to the layout of its answers, and up to their paint. */
function type(text) {
  const field = document.querySelector('[role=combobox]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // A message that is sent in a frame comes when the frame is painted.
  const { port1, port2 } = new MessageChannel();
  const painted = () =>
    new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
  const times = [];
  return [...text]
    .reduce(async (before, _, place) => {
      await before;
      await frame();
      const start = performance.now();
      write.call(field, text.slice(0, place + 1));
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // React draws before the next task.
      await Promise.resolve();
      void document.body.offsetHeight;
      const placed = performance.now() - start;
      await painted();
      times.push({ placed, painted: performance.now() - start });
    }, frame())
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
    const figure = (label, times, most) =>
      measured(label, quantile(times, JUDGED_SHARE), ' ms', {
        reference: `au pire ${told(Math.max(...times), ' ms')}`,
        most,
      });
    const label = `Une touche de la recherche d’une fonction (${name}, processeur ${SLOWER} fois plus lent)`;
    const [placed, painted] = ['placed', 'painted'].map((until) => keys.map((key) => key[until]));
    const started = first.map((key) => key.painted);
    figures.push(
      figure(label, placed, LIMIT_MS),
      figure(`… jusqu’à l’affichage (${name})`, painted, PAINTED_LIMIT_MS),
      figure(`… la première touche, jusqu’à l’affichage (${name})`, started, FIRST_LIMIT_MS),
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
