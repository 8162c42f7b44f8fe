import { once } from 'node:events';
import { createServer, request as call, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { MOST_AT_ONCE, type LiveChange } from '../live-feed.js';
import { EventStream } from './event-stream.js';

const CHANGES = 5_000;
/** Far more turns than a connection's own buffers hold. */
const TURNS = 2_000;
const SMALL = 128 * 1024;

describe('an event stream', () => {
  let server: Server;
  let stream: EventStream;
  let answer: ServerResponse;
  let reader: IncomingMessage;

  let isAlive: boolean;

  let day: string;

  /** The number of changes in the journal that the feed reads. */
  let changes: number;
  const journal = async (position: string): Promise<readonly LiveChange[]> =>
    Array.from({ length: Math.min(MOST_AT_ONCE, changes - Number(position)) }, (_, index) => ({
      position: String(Number(position) + index + 1),
      eventId: String(Number(position) + index + 1),
      type: 'valuation.edited',
      aggregate: 'valuation',
      id: 1,
      version: 1,
      mine: false,
    }));

  beforeEach(async () => {
    changes = CHANGES;
    day = '2026-12-31';
    server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const request = call({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    request.end();
    [, answer] = await asked;
    const reply = { raw: answer, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
    isAlive = true;
    stream = new EventStream(reply, {
      from: { position: '0', eventId: '0' },
      read: journal,
      today: async () => ({ day, wageFrom: '2026-06-01', wageCents: 186_702 }),
      isAlive: async () => isAlive,
    });
    stream.open();
    [reader] = await answered;
  });

  afterEach(() => {
    stream.close();
    reader.destroy();
    server.close();
  });

  it('sends everything after one notification, in order, to a reader who keeps up', async () => {
    const positions: string[] = [];
    let text = '';
    for await (const part of reader.setEncoding('utf8')) {
      text += part as string;
      const end = text.lastIndexOf('\n\n');
      positions.push(...[...text.slice(0, end).matchAll(/^id: (\d+)\nevent: change$/gm)].map(([, id = '']) => id));
      text = text.slice(end);
      if (positions.length >= CHANGES) break;
    }
    expect(positions).toEqual(Array.from({ length: CHANGES }, (_, index) => String(index + 1)));
  });

  it('sends the day and its wage at the start, and again when they change', async () => {
    changes = 0;
    const sent: string[] = [];
    let text = '';
    for await (const part of reader.setEncoding('utf8')) {
      text += part as string;
      const events = [...text.matchAll(/event: today\ndata: (.+)\n\n/g)].map(([, data = '']) => data);
      if (events.length === sent.length) continue;
      sent.splice(0, sent.length, ...events);
      if (sent.length === 2) break;
      stream.wakeToday();
      await new Promise(setImmediate);
      day = '2027-01-01';
      stream.wakeToday();
    }
    expect(sent).toEqual([
      '{"day":"2026-12-31","wage_from":"2026-06-01","wage_month":1867.02}',
      '{"day":"2027-01-01","wage_from":"2026-06-01","wage_month":1867.02}',
    ]);
  });

  it('sends nothing more once its session has ended, and closes', async () => {
    let text = '';
    for await (const part of reader.setEncoding('utf8')) {
      text += part as string;
      if (!isAlive || !text.endsWith(`"mine":false}\n\n`) || !text.includes(`id: ${CHANGES}\n`)) continue;
      isAlive = false;
      changes = 2 * CHANGES;
      stream.wake();
    }
    expect(text).not.toContain(`id: ${CHANGES + 1}\n`);
  });

  it('buffers nothing for a reader who does not read', async () => {
    reader.pause();
    changes = Number.MAX_SAFE_INTEGER;
    for (let turn = 0; turn < TURNS; turn += 1) {
      stream.wake();
      await new Promise(setImmediate);
    }
    expect(answer.writableLength).toBeLessThan(SMALL);
  });
});
