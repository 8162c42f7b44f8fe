/**
 * The metrics of a process for Prometheus. Labels are our own words (patterns of routes, names of queues, jobs and
 * outcomes), never an address, an id or typed text (ADR 66).
 */
import { Logger } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { describeError } from '../logging/describe-error.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The buckets of durations, up to a minute. Longer durations share the last bucket. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface Value {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export class Metrics {
  readonly registry = new Registry();

  private readonly logger = new Logger(Metrics.name);
  /** Names of the gauges that could not be read last time. */
  private readonly missing = new Set<string>();

  readonly requests = this.counter(
    'valorisation_http_requests_total',
    'Requests answered, by the pattern of their route; with the code of a refusal that is no fault of the caller.',
    ['method', 'route', 'status', 'refusal'],
  );

  readonly requestSeconds = this.seconds(
    'valorisation_http_request_duration_seconds',
    'From a request to the end of its answer; live streams are not in it.',
    ['method', 'route'],
  );

  readonly jobs = this.counter(
    'valorisation_jobs_total',
    'Tries at a job, by how they ended: done, or the cause of their failure.',
    ['queue', 'job', 'outcome'],
  );

  readonly jobSeconds = this.seconds('valorisation_job_duration_seconds', 'How long a try at a job took.', [
    'queue',
    'job',
  ]);

  readonly pdfSeconds = this.seconds(
    'valorisation_pdf_duration_seconds',
    'From a document to its PDF, the wait for a page included, by how it ended.',
    ['outcome'],
  );

  readonly mails = this.counter(
    'valorisation_mails_total',
    'Mails handed to the server, by what became of them: accepted, delayed, refused, unwritten or interrupted.',
    ['outcome'],
  );

  /** Measures processor, memory and event loop from now on, for a watched process. */
  measureProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * A number that is read for each request of the metrics. If it cannot be read, it is left out and the others are
   * answered. The log says so once, until it can be read again.
   */
  gauge(name: string, help: string, labelNames: readonly string[], look: () => Promise<readonly Value[]>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      collect: async () => {
        const values = await this.lookUp(name, look);
        gauge.reset();
        // Without labels a reset leaves a zero, so the value is removed; with labels this call would throw.
        if (values.length === 0) gauge.remove({});
        for (const { labels, value } of values) gauge.set(labels, value);
      },
    });
  }

  private async lookUp(measure: string, look: () => Promise<readonly Value[]>): Promise<readonly Value[]> {
    try {
      const values = await look();
      this.missing.delete(measure);
      return values;
    } catch (error) {
      if (!this.missing.has(measure))
        this.logger.warn({ msg: 'measure missing', measure, fault: describeError(error) });
      this.missing.add(measure);
      return [];
    }
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private seconds<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.registry] });
  }
}

/** `/metrics` for Prometheus, only on the operators' port. True when the request was for the metrics. */
export function answerMetrics({ registry }: Metrics, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' || request.url !== '/metrics') return false;
  registry.metrics().then(
    (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
    () => response.writeHead(500).end(),
  );
  return true;
}

const LIVE_STREAM = 'text/event-stream';
const MS_PER_SECOND = 1000;

const refusals = new WeakMap<ServerResponse, string>();

/** Notes why an answer is 5xx, so that an announced maintenance raises no alert. */
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
