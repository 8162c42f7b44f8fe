/** Sends spans to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. The SDK's other settings apply too. */
import type { IdGenerator } from '@opentelemetry/sdk-trace-node';
import type { Config } from '../config/config.js';
import type { TraceIds } from './correlation.js';
import { switchTracing } from './spans.js';

let next: TraceIds | undefined;

/** The first span in `work` begins the trace with these ids. */
export function beginningAt<Result>(ids: TraceIds, work: () => Result): Result {
  next = ids;
  try {
    return work();
  } finally {
    next = undefined;
  }
}

/** Answers a function that sends the rest. Without the setting nothing is loaded. */
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
