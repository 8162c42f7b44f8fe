import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Clock, parisDay } from '../src/platform/clock/clock.js';
import { ApiClient, type Answer } from './support/api-client.js';
import { classify, complete, create, edit, limit, METIER, THREE_DEGREES } from './support/classification.js';
import { emailOf, signInAll, signIn, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const LIST = '/v1/valor/list/all';

/** A clock that runs on until a test moves it. */
class MovableClock extends Clock {
  instant: Date | undefined;

  now(): Date {
    return this.instant ?? new Date();
  }
}

describe('a list that is requested again', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let main: ApiClient;
  /** The same head on another API process, which has its own cache. */
  let elsewhere: ApiClient;
  const clock = new MovableClock();

  const tagOf = (answer: Answer) => answer.headers.get('etag') ?? '';
  const changes = async (command: () => Promise<unknown>) => {
    const readers = [main, elsewhere, clients.associated];
    const before = await Promise.all(readers.map(async (reader) => reader.get(LIST)));
    await command();
    for (const [index, reader] of readers.entries()) {
      const after = await reader.get(LIST, { 'if-none-match': tagOf(before[index] as Answer) });
      expect(after.status).toBe(200);
      expect(tagOf(after)).not.toBe(tagOf(before[index] as Answer));
    }
    return { before: before.map(({ body }) => body), after: (await main.get(LIST)).body };
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const [url, other] = await Promise.all([bench.startApi({ clock }), bench.startApi()]);
    clients = await signInAll(url);
    main = clients.main;
    elsewhere = new ApiClient(other, main.token);
  });

  afterAll(async () => bench.close());

  it('is the same 200 with the same body and tag, cached by its reader only', async () => {
    const first = await main.get(LIST);
    for (const again of [await main.get(LIST), await main.get(LIST), await elsewhere.get(LIST)]) {
      expect(again.status).toBe(200);
      expect(again.body).toEqual(first.body);
      expect(tagOf(again)).toBe(tagOf(first));
    }
    expect(tagOf(first)).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toMatch(/authorization/i);
  });

  it('is 304 without a body for a reader who has it, and 200 for any other tag', async () => {
    const tag = tagOf(await main.get(LIST));
    const known = await main.get(LIST, { 'if-none-match': tag });
    expect(known.status).toBe(304);
    expect(known.body).toEqual(Buffer.alloc(0));
    expect(tagOf(known)).toBe(tag);
    expect((await main.get(LIST, { 'if-none-match': '"autre"' })).status).toBe(200);
  });

  it.each(['gzip', 'br', 'identity', 'gzip, br'])('has the same content in the form %s', async (encoding) => {
    const plain = await main.get(LIST, { 'accept-encoding': 'identity' });
    const answer = await main.get(LIST, { 'accept-encoding': encoding });
    expect(answer.body).toEqual(plain.body);
  });

  it('has its own tag and content for each question and each reader', async () => {
    const questions = [
      '',
      '?div=5',
      '?div=5&p=2',
      '?order=desc',
      '?visa=1',
      '?q=agathe',
      '?under=1',
      '?anniversaire=1',
    ];
    const answers = [
      ...(await Promise.all(questions.map(async (question) => main.get(`${LIST}${question}`)))),
      await clients.associated.get(LIST),
      await clients.otherMain.get(LIST),
    ];
    expect(new Set(answers.map(tagOf)).size).toBe(answers.length);
    const hers = await main.get(LIST);
    const theirs = await clients.otherMain.get(LIST, { 'if-none-match': tagOf(hers) });
    expect(theirs.status).toBe(200);
    expect(JSON.stringify(theirs.body)).not.toContain('Agathe');
  });

  it('is fresh after every command of the establishment, in every process', async () => {
    let id = 0;
    const named = await changes(async () => main.post('/v1/user/profile', { profile_name: 'Nouveau nom' }));
    expect(JSON.stringify(named.after)).toContain('Nouveau nom');
    await changes(async () => ({ valor_id: id } = await create(main, { valor_data: THREE_DEGREES })));
    await changes(async () => edit(main, id, { valor_c0: 50 }));
    await changes(async () => complete(main, id));
    await changes(async () => limit(main, id));
    await changes(async () => classify(clients.associated, { valor_c5: METIER.secretary }));
  });

  it('stays cached after reads, refused commands and commands of other establishments', async () => {
    const first = tagOf(await main.get(LIST));
    await main.post('/v1/user/profile', { profile_name: '' });
    await main.post('/v1/valor/999999/profil', {});
    await main.get('/v1/valor/list/tots');
    await classify(clients.otherMain);
    expect(tagOf(await main.get(LIST))).toBe(first);
  });

  it('is fresh on another day, and on another grid in force', async () => {
    const tomorrowAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
    // This person's seniority grows by a year tomorrow, so that the list changes on that day.
    const { valor_id } = await create(main, {
      valor_anciennete: `${Number(parisDay(tomorrowAt).slice(0, 4)) - 1}${parisDay(tomorrowAt).slice(4)}`,
      valor_data: THREE_DEGREES,
    });
    await complete(main, valor_id);
    const list = `${LIST}?order=desc&div=100`;
    const today = tagOf(await main.get(list));
    clock.instant = tomorrowAt;
    const tomorrow = tagOf(await main.get(list));
    expect(tomorrow).not.toBe(today);
    await bench.owner.query(`update grid_version set status = 'past' where status = 'in_force'`);
    await bench.owner.query(`update grid_version set status = 'in_force' where id = 1`);
    expect(tagOf(await main.get(list))).not.toBe(tomorrow);
  });

  it('is refused once the session has ended', async () => {
    const leaving = await signIn(main.baseUrl, emailOf('main'));
    const tag = tagOf(await leaving.get(LIST));
    await leaving.post('/v1/user/logout');
    expect((await leaving.get(LIST, { 'if-none-match': tag })).status).toBe(401);
  });
});
