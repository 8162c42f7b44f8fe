import type { FastifyReply } from 'fastify';

/** Aborted when the caller leaves before the answer is complete. */
export function closedSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  if (raw.closed || raw.destroyed) controller.abort();
  return controller.signal;
}
