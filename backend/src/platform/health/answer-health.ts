/**
 * Answers `/health/live` and `/health/ready` before the framework, so that they work while everything else is closing.
 * They are no calls of the API (ADR 65).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BARE_RULES } from '../http/bare-rules.js';
import type { Health } from './health.js';

const LIVE = '/health/live';
const READY = '/health/ready';
const RETRY_AFTER_SECONDS = 5;

/** True when the request was one of the two, and is answered. */
export function answerHealth(health: Health, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url } = request;
  if ((method !== 'GET' && method !== 'HEAD') || (url !== LIVE && url !== READY)) return false;
  if (url === LIVE) send(response, 200, { status: 'live' });
  else void answerReady(health, response);
  return true;
}

async function answerReady(health: Health, response: ServerResponse): Promise<void> {
  const readiness = await health.readiness();
  send(response, readiness.status === 'ready' ? 200 : 503, readiness);
}

function send(response: ServerResponse, status: number, body: object): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes.byteLength),
      ...BARE_RULES,
      ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    })
    .end(bytes);
}
