/** Sends spans to a collector, by OTEL_EXPORTER_OTLP_ENDPOINT; the rest of the SDK's own settings hold as well. */
import type { IdGenerator } from '@opentelemetry/sdk-trace-node';
import type { Config } from '../config/config.js';
import type { TraceIds } from './correlation.js';
import { switchTracing } from './spans.js';

let next: TraceIds | undefined;

/** The first span that `work` starts begins the trace of these ids. */
export function beginningAt<Result>(ids: TraceIds, work: () => Result): Result {
  next = ids;
  try {
    return work();
  } finally {
    next = undefined;
  }
}

/** Answers how to send what is left. Without the setting nothing is loaded. */
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
    // A collector that is away holds nobody up.
    await provider.shutdown().catch(() => undefined);
  };
}
