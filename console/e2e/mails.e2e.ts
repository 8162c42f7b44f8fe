/**
 * Every mail as a mail program shows it without pictures: on a phone and at its full width, with the longest typed
 * texts.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectPath } from '../../backend/src/platform/config/paths.js';
import { MailTemplates } from '../../backend/src/platform/templates/index.js';
import { scaled } from '../../backend/test/support/scale.js';
import { startBrowser, type TestBrowser, type TestPage } from './support/browser.js';

/** A text without a place to break its line. */
const LONG = 'x'.repeat(120);
/** A phone has the least room; `npm run test:long` also tests the full width. */
const WIDTHS = scaled({ part: [360], all: [360, 640] });
/** The smallest link or button, in px. */
const LEAST_TARGET = 40;

/** Lengthens each text; addresses and links keep their form. */
function lengthened(value: unknown): unknown {
  if (typeof value === 'string') return /^https?:/.test(value) ? `${value}/${LONG}` : `${LONG} ${value}`;
  if (Array.isArray(value)) return value.map(lengthened);
  return typeof value === 'object' && value !== null ? lengthenedParts(value) : value;
}

function lengthenedParts(parts: object): object {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, lengthened(part)]));
}

/** The name has a form and a length of its own, the colours and the logo are no text. Only a chosen logo is a picture. */
const shippedIdentity = (sample: object): object =>
  Object.fromEntries(Object.entries(sample).filter(([key]) => ['siteName', 'logo', 'act', 'actDark'].includes(key)));

describe('a mail', () => {
  const templates = new MailTemplates(projectPath('templates'));
  let browser: TestBrowser;
  let opened: TestPage;

  beforeAll(async () => {
    browser = await startBrowser();
    opened = await browser.open();
    // Mails have no page of the product around them.
    await opened.page.goto('about:blank');
  });

  afterAll(async () => {
    await opened.close();
    await browser.close();
  });

  it.each(templates.names)('fits its window whatever is typed in it, and needs no picture: %s', async (name) => {
    const { page } = opened;
    const sample = templates.sample(name);
    const { html } = templates.render(name, { ...lengthenedParts(sample), ...shippedIdentity(sample) });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(html);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.locator('img, picture, svg, [background]').count()).toBe(0);
      await page.getByText('Valorisation des emplois', { exact: true }).waitFor();
      for (const button of await page.locator('td[bgcolor] a').all()) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(LEAST_TARGET);
      }
    }
  });
});
