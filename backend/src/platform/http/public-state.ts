import type { FastifyInstance } from 'fastify';

/** What anybody may read at this instant, as a word: while it is the same, so is every public page. */
export abstract class PublicState {
  /** As read within a lease; a word that was left never comes back (ADR 34). */
  abstract key(): Promise<string>;

  /** The key, when it is known without asking; else null. */
  abstract known(): string | null;

  /** Ends when every process answers by what was committed before the call. */
  abstract settled(): Promise<void>;
}

/** Whoever has the answer to a change by staff never reads the former text, on any process (ADR 34). */
export function answerChangesOnceRead(fastify: FastifyInstance, state: PublicState): void {
  fastify.addHook('onSend', async ({ method, routeOptions }, { statusCode }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const isChange = !isRead && statusCode < 400;
    if (isChange && routeOptions.url?.startsWith('/admin/') === true) await state.settled();
  });
}
