import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceIdsOf } from './correlation.js';
import { inSpan, isTracing } from './spans.js';
import { beginningAt } from './start-tracing.js';

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
