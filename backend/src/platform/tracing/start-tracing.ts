/** Sends spans to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. The SDK's other settings apply too. */
import type { IdGenerator } from '@opentelemetry/sdk-trace-node';
import type { Config } from '../config/config.js';
import { type TraceIds, traceIdsOf } from './correlation.js';
import { switchTracing, inSpan, isTracing } from './spans.js';
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyRequest } from 'fastify';

let next: TraceIds | undefined;

/** The first span in `work` begins the trace with these ids. */
function beginningAt<Result>(ids: TraceIds, work: () => Result): Result {
  next = ids;
  try {
    return work();
  } finally {
    next = undefined;
  }
}

/** Answers a function that sends the remaining spans. Without the setting no SDK is loaded. */
export async function startTracing({ tracesUrl }: Config, service: string): Promise<() => Promise<void>> {
  if (tracesUrl === undefined) return async () => undefined;
  const { BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const random = new RandomIdGenerator();
  const idGenerator: IdGenerator = {
    generateTraceId: () => next?.traceId ?? random.generateTraceId(),
    generateSpanId: () => next?.spanId ?? random.generateSpanId(),
  };
  const provider = new NodeTracerProvider({
    idGenerator,
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${tracesUrl}/v1/traces` }))],
  });
  provider.register();
  switchTracing(true);
  return async () => {
    switchTracing(false);
    // An absent collector does not delay the stop.
    await provider.shutdown().catch(() => undefined);
  };
}

const OURS = 500;

/** A trace for each request, identified by its correlation id, with a span for each command. */
export function traceRequests(app: INestApplicationContext, fastify: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const tracer = trace.getTracer('valorisation');
  fastify.addHook('onRequest', (request, _reply, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    const options = { kind: SpanKind.SERVER, attributes: { 'correlation.id': request.id } };
    const span = beginningAt(traceIdsOf(request.id), () => tracer.startSpan(name, options, ROOT_CONTEXT));
    spans.set(request, span);
    context.with(trace.setSpan(ROOT_CONTEXT, span), done);
  });
  fastify.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= OURS) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  const bus = app.get(CommandBus, { strict: false });
  const execute: (command: object) => Promise<unknown> = bus.execute.bind(bus);
  Object.assign(bus, {
    execute: async (command: object) => inSpan(`command ${command.constructor.name}`, {}, async () => execute(command)),
  });
}
