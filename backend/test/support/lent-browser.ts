import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath } from '../../src/platform/config/paths.js';

/** The browser is unpacked once for all tests, not into each product's folder. */
export async function lendBrowser(dataDir: string): Promise<void> {
  const browser = projectPath('.cache', 'chromium');
  await mkdir(browser, { recursive: true });
  await symlink(browser, join(dataDir, 'chromium'));
}
