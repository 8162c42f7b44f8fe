/** The page for those who develop, which shows every component of console/src/ui. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { projectPath } from '../../backend/src/platform/config/paths.js';
import { pictureFault } from '../../backend/test/support/pictures.js';
import { scaled } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { startBrowser, VIEWPORTS, type TestBrowser, type ViewportName } from './support/browser.js';

const ORIGIN = 'http://components.test';
const BUILD_MS = 60_000;
const PICTURES = projectPath('console', 'e2e', 'components');
/** `npm run test:long` compares the pictures of a phone, too: here each component is seen there without being wider. */
const COMPARED = scaled<readonly ViewportName[]>({ part: ['wide'], all: ['wide', 'phone'] });
const LEFT = scaled({ part: /-390\.webp$/, all: /^$/ });
/** The buttons that open a layer over the page, with the role of that layer. */
const LAYERS = [
  ['Dialog', 'dialog'],
  ['Question', 'alertdialog'],
  ['Form in a dialog', 'dialog'],
] as const;
const TOAST = 'Something was done.';
const NARROWEST = { width: 320, height: 640 };

/** Hides the other sections: a change of one must not move the next by a part of a pixel. `main` shows all again. */
function showAlone(shown: Element): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-components]')) {
    one.style.display = shown.contains(one) ? '' : 'none';
  }
}

describe('the page of all components', () => {
  let browser: TestBrowser;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'components-'));
    const vite = projectPath('node_modules', 'vite', 'bin', 'vite.js');
    const words = ['build', '--config', 'vite.components.config.ts', '--outDir', folder, '--emptyOutDir'];
    await promisify(execFile)(process.execPath, [vite, ...words], { cwd: projectPath('console') });
    browser = await startBrowser();
  }, BUILD_MS);

  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  async function open(viewport: ViewportName = 'wide') {
    const opened = await browser.open(viewport);
    const { page } = opened;
    await page.route(`${ORIGIN}/**`, async (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    );
    await page.goto(`${ORIGIN}/components.html`);
    await page.getByText(TOAST).waitFor();
    return opened;
  }

  it('shows each of them without a fault of axe, and nothing is wider than the narrowest phone', async () => {
    const { page, errors, close } = await open();
    const shown = await page
      .locator('[data-components]')
      .evaluateAll((all) => all.flatMap((one) => one.getAttribute('data-components')?.split(' ') ?? []));
    const files = await readdir(projectPath('console', 'src', 'ui'), { recursive: true });
    const components = files.filter((file) => /^(?!layout).*\.tsx$/.test(file)).map((file) => file.slice(0, -4));
    expect(shown.toSorted()).toEqual(components.toSorted());

    expect(await seriousFaults(page)).toEqual([]);
    for (const [name, role] of LAYERS) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole(role).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize(NARROWEST);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width);
    expect(errors).toEqual([]);
    await close();
  });

  it('looks as in the stored pictures, on a screen and on a phone', async () => {
    const faults: (string | null)[] = [];
    const compared: string[] = [];
    for (const viewport of COMPARED) {
      const { page, close } = await open(viewport);
      const compare = async (name: string, part: Locator) => {
        const picture = `${name.replaceAll(/\W/g, '-')}-${VIEWPORTS[viewport].width}`;
        compared.push(`${picture}.webp`);
        faults.push(await pictureFault(PICTURES, picture, await part.screenshot({ animations: 'disabled' })));
      };
      const toast = page.getByText(TOAST).locator('..');
      await toast.evaluate(showAlone);
      await compare('ToastRegion', toast);
      // It would stand over the sections.
      await page.getByRole('button', { name: 'Fermer la notification' }).click();
      for (const section of await page.locator('[data-components]').all()) {
        await section.evaluate(showAlone);
        const [first = ''] = ((await section.getAttribute('data-components')) ?? '').split(' ');
        await compare(first, section);
      }
      await page.locator('main').evaluate(showAlone);
      for (const [name, role] of LAYERS) {
        await page.getByRole('button', { name, exact: true }).click();
        await compare(`${name} open`, page.getByRole(role));
        await page.keyboard.press('Escape');
      }
      await close();
    }
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
    const stored = (await readdir(PICTURES)).filter((name) => !LEFT.test(name));
    expect(stored.toSorted()).toEqual(compared.toSorted());
  });

  it('is no part of the product', async () => {
    const product = projectPath('console', 'dist');
    const manifest = await readFile(join(product, 'manifest.json'), 'utf8');
    expect(Object.keys(JSON.parse(manifest) as object)).toContain('index.html');
    expect(manifest).not.toContain('src/components/');
    expect(await readdir(product)).not.toContain('components.html');
  });
});
