/** The page for those who develop, which shows every component of console/src/ui. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectPath } from '../../backend/src/platform/config/paths.js';
import { seriousFaults } from './support/axe.js';
import { startBrowser, type TestBrowser } from './support/browser.js';

const ORIGIN = 'http://components.test';
const BUILD_MS = 60_000;

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

  it('shows each of them without a fault of axe, and nothing is wider than the narrowest phone', async () => {
    const { page, errors, close } = await browser.open();
    await page.route(`${ORIGIN}/**`, async (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    );
    await page.goto(`${ORIGIN}/components.html`);
    await page.getByRole('heading', { level: 1 }).waitFor();

    const shown = await page
      .locator('[data-components]')
      .evaluateAll((all) => all.flatMap((one) => one.getAttribute('data-components')?.split(' ') ?? []));
    const files = await readdir(projectPath('console', 'src', 'ui'), { recursive: true });
    const components = files.filter((file) => /^(?!layout).*\.tsx$/.test(file)).map((file) => file.slice(0, -4));
    expect(shown.toSorted()).toEqual(components.toSorted());

    expect(await seriousFaults(page)).toEqual([]);
    for (const name of ['Dialog', 'Question', 'Form in a dialog']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole(name === 'Question' ? 'alertdialog' : 'dialog').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(errors).toEqual([]);
    await close();
  });

  it('is no part of the product', async () => {
    const product = projectPath('console', 'dist');
    const manifest = await readFile(join(product, 'manifest.json'), 'utf8');
    expect(Object.keys(JSON.parse(manifest) as object)).toContain('index.html');
    expect(manifest).not.toContain('src/components/');
    expect(await readdir(product)).not.toContain('components.html');
  });
});
