import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.js';

/** `/metrics` for Prometheus, only on the operators' port. True when the request was for it. */
export function answerMetrics({ registry }: Metrics, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' || request.url !== '/metrics') return false;
  registry.metrics().then(
    (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
    () => response.writeHead(500).end(),
  );
  return true;
}
