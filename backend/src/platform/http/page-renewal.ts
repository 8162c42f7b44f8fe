import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { KeptPages } from './kept-pages.js';
import type { PublicState } from './public-state.js';

/** Often enough that a lease never ends between two looks (`leased.ts`). */
const LOOK_EVERY_MS = 100;
/** So long after its last reader a process goes on looking, in milliseconds. */
const IDLE_AFTER_MS = 5 * 60_000;
/** At one change; the others are rendered when they are asked for. */
const MOST_PAGES = 20;

/**
 * Renders the pages that are read most anew as soon as what the public may read has changed, ahead of their first reader
 * (ADR 34). Without readers nothing is looked at.
 */
export function renewPages(fastify: FastifyInstance, kept: KeptPages, state: PublicState): void {
  let isBusy = false;
  const renewal = setInterval(() => {
    if (isBusy || performance.now() - kept.lastReadAt > IDLE_AFTER_MS) return;
    isBusy = true;
    renew(fastify, kept, state)
      // Whoever reads is told of a failure, and renders the page.
      .catch(() => undefined)
      .finally(() => (isBusy = false));
  }, LOOK_EVERY_MS);
  renewal.unref();
  fastify.addHook('onClose', async () => clearInterval(renewal));
}

async function renew(fastify: FastifyInstance, kept: KeptPages, state: PublicState): Promise<void> {
  const present = await state.key();
  for (const { url, headers } of kept.olderThan(present, MOST_PAGES)) {
    await fastify.inject({ url, headers });
    kept.forgetOlder(url, present);
    // The next look begins with what is read most.
    if ((await state.key()) !== present) return;
  }
}
