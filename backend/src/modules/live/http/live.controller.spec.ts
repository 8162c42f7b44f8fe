import { once } from 'node:events';
import {
  createServer,
  request as call,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../../platform/access/actor.js';
import type { SessionLookup } from '../../../platform/access/session-lookup.js';
import type { JournalListener } from '../../../platform/outbox/journal-listener.js';
import type { LiveFeed } from '../live-feed.js';
import { LiveController } from './live.controller.js';

const MEMBER: Member = {
  accountId: 1,
  establishmentId: 1,
  role: 'member',
  associated: false,
  active: true,
  correlationId: 'test',
};

describe('a live stream', () => {
  it.each<[string, (reader: ClientRequest, answer: ServerResponse) => unknown]>([
    ['left', (reader) => reader.destroy()],
    ['was refused', (_, answer) => answer.writeHead(503).end()],
  ])('is not opened for a reader who %s while the stream was prepared, and leaves nothing behind', async (_, end) => {
    let listening = 0;
    const listen = () => {
      listening += 1;
      return () => (listening -= 1);
    };
    const listener = { onEvent: listen, onSessionChange: listen } as unknown as JournalListener;
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const asked = once(server, 'request');
    const reader = call({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
    reader.on('error', () => undefined);
    reader.end();
    const [raw, answer] = (await asked) as [IncomingMessage, ServerResponse];
    const feed = {
      latest: async () => {
        end(reader, answer);
        await once(answer, 'close');
        return { position: '0', eventId: '0' };
      },
      after: async () => [],
    } as unknown as LiveFeed;
    const controller = new LiveController(feed, listener, {} as SessionLookup);
    const reply = {
      raw: answer,
      get sent() {
        return answer.writableEnded;
      },
      hijack: () => undefined,
      getHeaders: () => ({}),
    } as unknown as FastifyReply;
    const request = { raw, headers: raw.headers, id: 'test' } as unknown as FastifyRequest;
    await controller.stream(MEMBER, undefined, request, reply);
    controller.onModuleDestroy();
    server.close();
    reader.destroy();
    expect(listening).toBe(0);
  });
});
