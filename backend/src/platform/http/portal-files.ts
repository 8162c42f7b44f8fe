/** The files of the built console that the portal's pages load, from the manifests of its builds. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The marks around what the console's page says about itself when it contains only the tool (index.html). */
const ALONE = ['<!-- alone -->', '<!-- /alone -->'] as const;

export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

export async function readManifest(root: string, file: string): Promise<Readonly<Record<string, Chunk>>> {
  return JSON.parse(await readFile(join(root, file), 'utf8')) as Record<string, Chunk>;
}

/** @returns the address of the style sheet */
export async function servedSheet(fastify: FastifyInstance, root: string, files: readonly string[]): Promise<string> {
  const { address, css } = await oneSheet(root, files);
  fastify.get(`/${address}`, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('text/css; charset=utf-8').send(css),
  );
  return address;
}

/** A chunk and its imports, imported ones first, because the order of style sheets counts. */
export function chunksOf(manifest: Readonly<Record<string, Chunk>>, names: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports?.forEach(visit);
    found.delete(name);
    found.set(name, chunk);
  };
  names.forEach(visit);
  return [...found.values()];
}

/**
 * The style sheets of a public page in one file, so that a reader on a slow line waits once. This file is in the folder of
 * the style sheets, because they name other files by relative addresses.
 */
async function oneSheet(root: string, files: readonly string[]): Promise<{ address: string; css: string }> {
  const sheets = await Promise.all([...new Set(files)].map(async (file) => readFile(join(root, file), 'utf8')));
  const css = sheets.join('\n');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return { address: `assets/portal-${hash}.css`, css };
}

/** The console's page without what it says about itself when it contains only the tool. */
export function withoutAlone(page: string): string {
  const [opening, closing] = ALONE;
  const [first = '', ...others] = page.split(opening);
  return first + others.map((part) => part.split(closing).slice(1).join(closing)).join('');
}

/**
 * The lines that load the tool. They wait in a template until the tool is asked for. Vite writes each on its own line.
 */
const LOADS_THE_TOOL = ['<script type="module"', '<link rel="modulepreload"'];

export function loadsTheTool(line: string): boolean {
  return LOADS_THE_TOOL.some((start) => line.trimStart().startsWith(start));
}
