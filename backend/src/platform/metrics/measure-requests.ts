import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

const LIVE_STREAM = 'text/event-stream';
const MS_PER_SECOND = 1000;

const refusals = new WeakMap<ServerResponse, string>();

/** Of an answer of 5xx why: a maintenance that staff have announced is no fault that anybody is called for. */
export function noteRefusal(answer: ServerResponse, code: string): void {
  refusals.set(answer, code);
}

/** Counts each answer under the pattern of its route, and how long it took. */
export function measureRequests(fastify: FastifyInstance, { requests, requestSeconds }: Metrics): void {
  fastify.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown';
    requests.inc({ method, route, status: String(reply.statusCode), refusal: refusals.get(reply.raw) ?? '' });
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith(LIVE_STREAM);
    if (!isStream) requestSeconds.observe({ method, route }, reply.elapsedTime / MS_PER_SECOND);
  });
}
