/** The operators' port beside the public one: health here, and metrics (ADR 65). */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Config } from '../config/config.js';
import { answerHealth } from './answer-health.js';
import type { Health } from './health.js';

export interface OperatorPort {
  /** Undefined without METRICS_PORT: nothing was opened. */
  readonly port: number | undefined;
  close(): Promise<void>;
}

const NOT_OPENED: OperatorPort = { port: undefined, close: async () => undefined };

/** Answers requests that are not about health; true when it has answered. */
export type Answers = (request: IncomingMessage, response: ServerResponse) => boolean;

export async function openOperatorPort(
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  health: Health,
  answers: Answers = () => false,
): Promise<OperatorPort> {
  if (metricsPort === undefined) return NOT_OPENED;
  const server = createServer((request, response) => {
    if (answerHealth(health, request, response) || answers(request, response)) return;
    response.writeHead(404, { 'content-length': 0 }).end();
  });
  server.listen(metricsPort, metricsHost);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : metricsPort,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
