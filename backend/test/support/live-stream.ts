/** A reader of the live stream, as the console's: a fetch stream with the Bearer header. */
import { z } from 'zod';
import type { ApiClient } from './api-client.js';

const change = z.object({
  type: z.string(),
  aggregate: z.enum(['valuation', 'profile', 'transfer']),
  id: z.number(),
  version: z.number(),
  mine: z.boolean(),
});

const today = z.object({ day: z.string(), wage_from: z.string().nullable(), wage_month: z.number().nullable() });

export interface LiveStream {
  readonly changes: z.infer<typeof change>[];
  /** The days and minimum wages that it received, oldest first. */
  readonly todays: z.infer<typeof today>[];
  readonly lastEventId: string;
  readonly raw: string;
  /** Whether the stream is over: the server has ended it, or its connection broke. */
  ended(): boolean;
  close(): void;
}

/** Resolves once the stream is open: later events are received. */
export async function openLiveStream({ baseUrl, token }: ApiClient, lastEventId?: string): Promise<LiveStream> {
  const abort = new AbortController();
  const response = await fetch(new URL('/v1/live', baseUrl), {
    signal: abort.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const todays: z.infer<typeof today>[] = [];
  const state = { changes: [] as z.infer<typeof change>[], lastEventId: '', raw: '', rest: '', ended: false };
  const take = (text: string): void => {
    state.raw += text;
    const parts = (state.rest + text).split('\n\n');
    state.rest = parts.pop() ?? '';
    for (const part of parts) {
      const fields = new Map(part.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 2)]));
      state.lastEventId = fields.get('id') ?? state.lastEventId;
      if (fields.get('event') === 'change') state.changes.push(change.parse(JSON.parse(fields.get('data') ?? '')));
      if (fields.get('event') === 'today') todays.push(today.parse(JSON.parse(fields.get('data') ?? '')));
    }
  };
  const first = await reader.read();
  take(first.value ?? '');
  void (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) {
        state.ended = true;
        return;
      }
      take(value);
    }
  })().catch(() => {
    state.ended = true;
  });
  return {
    changes: state.changes,
    todays,
    get lastEventId() {
      return state.lastEventId;
    },
    get raw() {
      return state.raw;
    },
    ended: () => state.ended,
    close: () => abort.abort(),
  };
}
