/** Says whether this process can take work: for a balancer, a container's engine or a person. */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { BARE_RULES } from '../http/bare-rules.js';
import { once } from 'node:events';
import type { Config } from '../config/config.js';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from 'nestjs-pino';
import type { INestApplicationContext } from '@nestjs/common';
import { answerMetrics, Metrics } from '../metrics/metrics.js';

/** Longer than a working part needs for any answer. */
const PATIENCE_MS = 3_000;
/** Each part is asked at most once in this time, however many requests come. */
const GOOD_FOR_MS = 500;

interface Readiness {
  readonly status: 'ready' | 'not_ready' | 'draining';
  /** Each part that the process needs, and whether it answered. */
  readonly parts: Readonly<Record<string, boolean>>;
}

type Check = () => Promise<unknown>;

/** Asks one question at a time, so that a part that hangs is not asked again before it has answered. */
class Part {
  private asked: Promise<boolean> | undefined;
  private answeredAt = Number.NEGATIVE_INFINITY;
  private answer = false;

  constructor(private readonly check: Check) {}

  async isThere(): Promise<boolean> {
    if (performance.now() - this.answeredAt < GOOD_FOR_MS) return this.answer;
    this.asked ??= this.ask();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    return Promise.race([this.asked, tooLate]).finally(() => clearTimeout(timer));
  }

  private async ask(): Promise<boolean> {
    try {
      await this.check();
      this.answer = true;
    } catch {
      this.answer = false;
    }
    this.answeredAt = performance.now();
    this.asked = undefined;
    return this.answer;
  }
}

export class Health {
  private readonly parts = new Map<string, Part>();
  private isDraining = false;

  /** Adds a part that this process cannot work without. `check` fails when the part is away. */
  needs(name: string, check: Check): void {
    this.parts.set(name, new Part(check));
  }

  /** Reports that the process is not ready. So new work goes to other processes, and running work is finished. */
  drain(): void {
    this.isDraining = true;
  }

  async readiness(): Promise<Readiness> {
    if (this.isDraining) return { status: 'draining', parts: {} };
    const asked = [...this.parts].map(async ([name, part]): Promise<[string, boolean]> => [name, await part.isThere()]);
    const parts = Object.fromEntries(await Promise.all(asked));
    // The stop may have begun during the checks.
    if (this.isDraining) return { status: 'draining', parts };
    return { status: Object.values(parts).every(Boolean) ? 'ready' : 'not_ready', parts };
  }
}

const LIVE = '/health/live';
const READY = '/health/ready';
const RETRY_AFTER_SECONDS = 5;

/**
 * Answers `/health/live` and `/health/ready` before the framework, so that they work while everything else is closing.
 * They are no calls of the API (ADR 65). True when the request was one of the two.
 */
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

interface OperatorPort {
  /** Undefined without METRICS_PORT: nothing was opened. */
  readonly port: number | undefined;
  close(): Promise<void>;
}

const NOT_OPENED: OperatorPort = { port: undefined, close: async () => undefined };

/** Answers requests that are not about health; true when it has answered. */
type Answers = (request: IncomingMessage, response: ServerResponse) => boolean;

async function openOperatorPort(
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

interface Ending {
  readonly drainMs: number;
  /** Called when all work has ended. */
  lastly(): Promise<void>;
}

/** The application of a process: watched on the operators' port, and stopped in good order. */
export async function watched(app: INestApplicationContext, config: Config, { drainMs, lastly }: Ending) {
  const health = app.get(Health);
  const metrics = app.get(Metrics);
  const port = await openOperatorPort(config, health, (request, response) => answerMetrics(metrics, request, response));
  if (port.port !== undefined) metrics.measureProcess();
  for (const msg of config.warnings) app.get(Logger).warn({ msg });
  return {
    drain: async () => {
      health.drain();
      if (drainMs > 0) await wait(drainMs);
    },
    close: async () => {
      await app.close();
      await port.close();
      await lastly();
    },
  };
}
