import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

const LIVE_STREAM = 'text/event-stream';
const MS_PER_SECOND = 1000;

/** Counts each answer under the pattern of its route, and how long it took. */
export function measureRequests(fastify: FastifyInstance, { requests, requestSeconds }: Metrics): void {
  fastify.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown';
    requests.inc({ method, route, status: String(reply.statusCode) });
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith(LIVE_STREAM);
    if (!isStream) requestSeconds.observe({ method, route }, reply.elapsedTime / MS_PER_SECOND);
  });
}
