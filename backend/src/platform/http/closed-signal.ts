import type { FastifyReply } from 'fastify';

/** Aborted when the caller goes before the answer is whole. */
export function closedSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  if (raw.closed || raw.destroyed) controller.abort();
  return controller.signal;
}
