/** Receives traces as a collector does: OTLP in JSON over HTTP. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { z } from 'zod';

const sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(z.object({ spans: z.array(z.object({ traceId: z.string(), name: z.string() })) })),
    }),
  ),
});

export interface TraceCollector {
  readonly url: string;
  /** The names of the spans of one trace. */
  namesOf(traceId: string): readonly string[];
  /** Everything that was sent. */
  text(): string;
  close(): Promise<void>;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: { readonly traceId: string; readonly name: string }[] = [];
  let text = '';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      text += body;
      const { resourceSpans } = sent.parse(JSON.parse(body));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    namesOf: (traceId) => spans.filter((span) => span.traceId === traceId).map(({ name }) => name),
    text: () => text,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
