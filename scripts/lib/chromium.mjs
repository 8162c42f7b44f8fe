/** The Chromium that ships with the product, or the one that CHROMIUM_PATH names. It is unpacked once for all scripts. */
import { statfs } from 'node:fs/promises';
import { built } from './built.mjs';
import { inRoot } from './root.mjs';

/** The shared memory that two browsers need at once. */
const SHARED_BYTES = 1024 ** 3;
const SHARES_BY_FILES = '--disable-dev-shm-usage';

/** The file system that Linux keeps in memory: writing and deleting files there is much faster than on a disk. */
export const MEMORY_DISK = '/dev/shm';

/**
 * True when this file system has enough free space. In a container it has 64 MB by default, which a browser or a database
 * fills at once. @param {number} bytes that must be free
 */
export async function hasMemoryDisk(bytes) {
  const { bavail, bsize } = await statfs(MEMORY_DISK).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= bytes;
}

export async function shippedChromium() {
  const { resolveChromium } = await built('platform/pdf/index.js');
  const { CHROMIUM_PATH: chromiumPath } = process.env;
  return resolveChromium({
    ...(chromiumPath === undefined ? {} : { chromiumPath }),
    cacheDir: inRoot('.cache', 'chromium'),
    packageDir: inRoot('backend'),
  });
}

/** A browser that draws the same on every machine, driven by Playwright. */
export async function launchChromium({ flags = [] } = {}) {
  // Imported here, because a script without node_modules must first reach the step that installs them.
  const { chromium } = await import('playwright-core');
  const { executablePath, env } = await shippedChromium();
  return chromium.launch({
    executablePath,
    // By default Playwright avoids the shared memory, because it is small in containers. This makes drawing a tenth slower.
    ignoreDefaultArgs: (await hasMemoryDisk(SHARED_BYTES)) ? [SHARES_BY_FILES] : [],
    env: { ...env },
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--font-render-hinting=none',
      ...flags,
    ],
  });
}
