/** Spans of what the product does. Nobody exports them unless OTEL_EXPORTER_OTLP_ENDPOINT is set: then these cost nothing. */
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from '@opentelemetry/api';
import { traceIdsOf } from './correlation.js';

/** Words and numbers of ours: nothing that somebody typed, no address, no name. */
export type Attributes = Readonly<Record<string, string | number>>;

let isOn = false;

export function switchTracing(on: boolean): void {
  isOn = on;
}

export const isTracing = (): boolean => isOn;

const tracer = () => trace.getTracer('valorisation');

/** A part of what is being done; outside of any trace it is not told. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isOn || trace.getActiveSpan() === undefined) return work();
  return run(name, attributes, SpanKind.INTERNAL, context.active(), work);
}

/** What follows from a request, in another process or later: a part of the request's trace. */
export async function inTraceOf<Result>(
  correlationId: string,
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isOn) return work();
  const parent = { ...traceIdsOf(correlationId), traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return run(name, attributes, SpanKind.CONSUMER, trace.setSpanContext(ROOT_CONTEXT, parent), work);
}

async function run<Result>(
  name: string,
  attributes: Attributes,
  kind: SpanKind,
  parent: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracer().startSpan(name, { attributes, kind }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    // An error's words may quote what they met: its kind alone.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
    throw error;
  } finally {
    span.end();
  }
}
