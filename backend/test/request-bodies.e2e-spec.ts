import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, refusalOf } from './support/api-client.js';
import { create, edit, NEW_VALUATION } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { IMPORT } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const MEGABYTE = 1024 * 1024;
const PATIENCE_MS = 30_000;

/** A sender whose body never ends. */
class Unfinished {
  private received = '';

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (part: string) => (this.received += part));
    socket.on('error', () => undefined);
  }

  static async open(url: string, headers: readonly string[], path: string = NEW_VALUATION): Promise<Unfinished> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      [`POST ${path} HTTP/1.1`, 'Host: x', ...headers, 'Content-Type: application/json', '', ''].join('\r\n'),
    );
    return new Unfinished(socket);
  }

  send(text: string): void {
    this.socket.write(text);
  }

  get isClosed(): boolean {
    return this.socket.closed;
  }

  /** The status line and the code of the refusal. */
  async answer(): Promise<string> {
    return eventually(() => {
      const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(this.received) ?? [];
      const [, code = ''] = /"code":"(\w+)"/.exec(this.received) ?? [];
      if (code === '') throw new Error(`Heard: ${this.received}`);
      return `${status} ${code}`;
    }, PATIENCE_MS);
  }

  get isAnswered(): boolean {
    return this.received !== '';
  }

  end(): void {
    this.socket.destroy();
  }
}

describe('a request body', () => {
  let bench: TestBench;
  let url: string;
  let main: ApiClient;
  const length = (bytes: number) => `Content-Length: ${bytes}`;
  const bearer = () => `Authorization: Bearer ${main.token}`;

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    main = await signIn(url, emailOf('main'));
  });

  afterAll(async () => bench.close());

  it('leaves its connection usable for the next request when it was refused unread', async () => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8').on('data', (part: string) => (received += part));
    const size = 5 * MEGABYTE + 1;
    const head = [
      `POST ${IMPORT}/preview HTTP/1.1`,
      'Host: x',
      bearer(),
      'Content-Type: text/csv',
      length(size),
      '',
      '',
    ];
    socket.write(head.join('\r\n'));
    socket.write('a'.repeat(size));
    socket.write('GET /v1/rien HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => expect(received.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['413', '404']), PATIENCE_MS);
    socket.destroy();
  });

  it.each<[string, readonly string[], string]>([
    ['announced too long', [length(MEGABYTE)], NEW_VALUATION],
    ['announced too long on a public form', [length(MEGABYTE)], '/v1/user/options/contact'],
    ['with a token without a session', [length(MEGABYTE), 'Authorization: Bearer x'], NEW_VALUATION],
  ])('from a stranger is refused before it is read: %s', async (_, headers, path) => {
    const stranger = await Unfinished.open(url, headers, path);
    expect(await stranger.answer()).toBe('413 corps_trop_grand');
    await eventually(() => expect(stranger.isClosed).toBe(true), PATIENCE_MS);
  });

  it('from a stranger is refused as soon as it is too long, however it is declared', async () => {
    const stranger = await Unfinished.open(url, ['Transfer-Encoding: chunked']);
    const piece = 'a'.repeat(16 * 1024);
    for (let sent = 0; sent < 5; sent += 1) stranger.send(`${piece.length.toString(16)}\r\n${piece}\r\n`);
    expect(await stranger.answer()).toBe('413 corps_trop_grand');
    stranger.end();
  });

  it('counts in a total limit: beyond it new ones are refused, and strangers leave room for members', async () => {
    const size = 60 * 1024;
    const strangers = await Promise.all(
      Array.from({ length: 160 }, async () => {
        const one = await Unfinished.open(url, [length(size + 1)]);
        one.send('a'.repeat(size));
        return one;
      }),
    );
    await eventually(() => expect(strangers.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThanOrEqual(20));
    const sentAway = strangers.filter(({ isAnswered }) => isAnswered);
    expect(sentAway.length).toBeLessThan(60);
    for (const one of sentAway) expect(await one.answer()).toBe('503 service_indisponible');

    const { valor_id } = await create(main);
    const reason = 'é'.repeat(1000);
    const data = Object.fromEntries([1, 2, 3].map((id) => [id, { c: 3, reason, evidence: reason }]));
    expect(await edit(main, valor_id, { valor_data: data })).toMatchObject({ valor_id });
    for (const one of strangers) one.end();
    await eventually(async () => {
      const late = await Unfinished.open(url, [length(size)]);
      late.send('a'.repeat(size));
      expect(await late.answer()).toBe('400 requete_malformee');
      late.end();
    });
  });

  it('is cut off after the time limit of a request, for every sender', async () => {
    const impatient = await bench.startApi({ requestTimeoutMs: 500 });
    const senders = await Promise.all(
      [[length(100)], [length(MEGABYTE), bearer()], ['Transfer-Encoding: chunked', bearer()]].map(async (headers) =>
        Unfinished.open(impatient, headers),
      ),
    );
    for (const one of senders) expect(await one.answer()).toBe('408 requete_malformee');
    expect((await main.get('/v1/valor')).status).toBe(200);
  });

  it('may reach a route that does not read it, and never end: others are still answered', async () => {
    const impatient = await bench.startApi({ requestTimeoutMs: 500 });
    const unread = ['Transfer-Encoding: chunked', 'Content-Type: nothing/known'];
    for (const headers of scaled({ part: [[...unread, bearer()]], all: [unread, [...unread, bearer()]] })) {
      const one = await Unfinished.open(impatient, headers);
      one.send('4\r\nabcd\r\n');
      expect(await one.answer()).toBe('415 type_non_accepte');
      await eventually(() => expect(one.isClosed).toBe(true), PATIENCE_MS);
    }
    expect((await new ApiClient(impatient, main.token).get('/v1/valor')).status).toBe(200);
  });

  it('does not delay a stop', async () => {
    const other = await openTestBench();
    const address = await other.startApi({ requestTimeoutMs: 600_000 });
    const senders = [await Unfinished.open(address, [length(100)]), await Unfinished.open(address, [length(5)])];
    senders[1]?.send('{');
    await other.close();
    await eventually(() => expect(senders.every(({ isClosed }) => isClosed)).toBe(true));
  });

  it('is read when it is complete and has the largest size', async () => {
    const whole = {
      profile_name: 'x',
      valor_data: JSON.stringify({ 1: { c: 1, reason: 'a'.repeat(MEGABYTE - 400) } }),
    };
    expect(refusalOf(await main.post(NEW_VALUATION, whole))).toBe('422 donnees_invalides');
  });
});
