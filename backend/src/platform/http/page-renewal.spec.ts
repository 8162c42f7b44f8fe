import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import fastify, { type FastifyInstance } from 'fastify';
import { eventually } from '../../../test/support/eventually.js';
import { pageOf } from './cached-pages.js';
import { KeptPages, UNTIL_WHOLE_MS } from './kept-pages.js';
import { renewPages } from './page-renewal.js';
import { PublicState } from './public-state.js';

class GivenState extends PublicState {
  word = 'first';

  async key(): Promise<string> {
    return this.word;
  }

  known(): string {
    return this.word;
  }

  async settled(): Promise<void> {}
}

describe('the renewal of kept pages', () => {
  let state: GivenState;
  let kept: KeptPages;
  let rendered: string[];
  let app: FastifyInstance;
  let server: Server;
  let origin: string;
  /** What is public no longer. */
  let isGone: boolean;
  let isWhole: boolean;

  beforeEach(async () => {
    state = new GivenState();
    rendered = [];
    isGone = false;
    isWhole = true;
    kept = new KeptPages(state);
    app = fastify();
    app.get('/page', async (request, reply) => {
      const sent = await kept.send(request, reply, async () => {
        rendered.push(state.word);
        const page = await pageOf([state.word.repeat(1000)]);
        return isGone ? null : { status: 200, type: 'text/html', isWhole, page };
      });
      return sent ?? reply.status(404).send();
    });
    renewPages(app, kept, state);
    await app.ready();
    server = createServer((request, response) => {
      if (!kept.answer(request, response, () => 'correlation')) app.routing(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    server.closeAllConnections();
    server.close();
    await app.close();
  });

  const read = async () => (await fetch(`${origin}/page`, { headers: { connection: 'close' } })).text();
  const whenKept = async () => eventually(() => expect(kept.olderThan(state.word, 1)).toEqual([]));
  const whenRendered = async (times: number) => eventually(() => expect(rendered.length).toBeGreaterThanOrEqual(times));

  it('renders what is read anew ahead of its first reader, who is answered what was kept', async () => {
    for (const _ of [1, 2]) await read();
    expect(rendered).toEqual(['first']);
    state.word = 'second';
    await whenKept();
    expect(await read()).toBe('second'.repeat(1000));
    expect(rendered).toEqual(['first', 'second']);
  });

  it('makes a page anew soon that was made while the service did not tell its state', async () => {
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now');
    isWhole = false;
    for (const _ of [1, 2]) await read();
    expect(rendered).toHaveLength(1);
    isWhole = true;
    clock.mockImplementation(() => now() + UNTIL_WHOLE_MS);
    for (const _ of [1, 2]) await read();
    expect(rendered).toHaveLength(2);
  });

  it('forgets what is public no longer', async () => {
    for (const _ of [1, 2]) await read();
    isGone = true;
    state.word = 'second';
    await whenRendered(2);
    state.word = 'third';
    expect((await fetch(`${origin}/page`)).status).toBe(404);
    expect(rendered).toEqual(['first', 'second', 'third']);
  });
});
