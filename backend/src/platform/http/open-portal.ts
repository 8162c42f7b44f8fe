/** Opens the portal with the files of the built console. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { pathToFileURL } from 'node:url';
import type { Ask, OpenPortal } from '@valorisation/contract';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { projectPath } from '../config/paths.js';
import { PublicLimits } from '../limits/public-limits.js';
import type { KeptPages } from './kept-pages.js';
import { chunksOf, readManifest, servedSheet, type Chunk } from './portal-files.js';
import { PublicPages } from './portal.js';

const TOOL = 'index.html';
const ENTRIES = [TOOL, 'src/public/PublicArea.tsx'];
/** The entries of the console's second build (vite.estimate.config.ts). */
const ESTIMATE = 'src/estimate/document/client.tsx';
const HOME = 'src/public/home/client.ts';
/** One storage for the bundle, because all servers of a process share one bundle. */
const asks = new AsyncLocalStorage<Ask>();

/** @param root the folder of the built console */
export async function openPortal(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
  config: Config,
  { root, kept }: { readonly root: string; readonly kept: KeptPages },
): Promise<PublicPages> {
  const bundle: unknown = await import(pathToFileURL(projectPath('console', 'dist-server', 'server.js')).href);
  const portal = (bundle as { readonly openPortal: OpenPortal }).openPortal(asks);
  const manifest = await readManifest(root, 'manifest.json');
  const files = chunksOf(manifest, ENTRIES);
  const sheetsOf = (chunks: readonly Chunk[]) => chunks.flatMap(({ css = [] }) => css);
  const estimate = await readManifest(root, 'manifest.estimate.json');
  const entry = estimate[ESTIMATE];
  const styles = await servedSheet(fastify, root, sheetsOf(files));
  const estimateStyles = await servedSheet(fastify, root, [
    ...sheetsOf(chunksOf(manifest, [TOOL])),
    ...Object.values(estimate)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.css')),
  ]);
  const fonts = files.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'));
  const url = new URL(`${config.publicUrl.replace(/\/$/, '')}/`).href;
  return new PublicPages(
    fastify,
    portal,
    {
      url,
      styles: [styles],
      fonts,
      homeScript: estimate[HOME]?.file ?? '',
      estimate: {
        styles: [estimateStyles],
        script: entry?.file ?? '',
        imports: (entry?.imports ?? []).map((name) => estimate[name]?.file ?? ''),
      },
    },
    app.get(PublicLimits),
    kept,
  );
}
