/** Spans of work. They are only exported with OTEL_EXPORTER_OTLP_ENDPOINT; without it they cost nothing. */
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from '@opentelemetry/api';
import { traceIdsOf } from './correlation.js';

/** Our own words and numbers: no typed text, no address, no name. */
export type Attributes = Readonly<Record<string, string | number>>;

let isOn = false;

export function switchTracing(on: boolean): void {
  isOn = on;
}

export const isTracing = (): boolean => isOn;

const tracer = () => trace.getTracer('valorisation');

/** Records a part of the present work as a span. Outside of any trace it records nothing. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isOn || trace.getActiveSpan() === undefined) return work();
  return run(name, attributes, SpanKind.INTERNAL, context.active(), work);
}

/** Records later work for a request, or work in another process, as a part of the request's trace. */
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
    // The span gets only the kind of an error, because the message may quote data.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
    throw error;
  } finally {
    span.end();
  }
}
