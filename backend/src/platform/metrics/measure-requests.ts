import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

const LIVE_STREAM = 'text/event-stream';
const MS_PER_SECOND = 1000;

const refusals = new WeakMap<ServerResponse, string>();

/** Notes why an answer is 5xx: an announced maintenance must not alert anyone. */
export function noteRefusal(answer: ServerResponse, code: string): void {
  refusals.set(answer, code);
}

/** Counts each answer by the pattern of its route, with its duration. */
export function measureRequests(fastify: FastifyInstance, { requests, requestSeconds }: Metrics): void {
  fastify.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown';
    requests.inc({ method, route, status: String(reply.statusCode), refusal: refusals.get(reply.raw) ?? '' });
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith(LIVE_STREAM);
    if (!isStream) requestSeconds.observe({ method, route }, reply.elapsedTime / MS_PER_SECOND);
  });
}
