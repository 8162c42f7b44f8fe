/** The federation's directory by department. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { directoryCalls } from '@valorisation/contract';
import { ApiClient, errorOf, payloadOf, refusalOf } from './support/api-client.js';
import { DIRECTORY, HOSTILE_NAME, startFakeDirectory, type FakeDirectory } from './support/fake-directory.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

const answered = wired(directoryCalls.directory.answer);
const counted = wired(directoryCalls.counts.answer);

describe('GET /v1/directory', () => {
  let bench: TestBench;
  let federation: FakeDirectory;
  let anybody: ApiClient;
  /** Another process, a day later. */
  let tomorrow: ApiClient;
  const clock = new SetClock();
  const nextDay = new SetClock();

  const ask = async (department: string, client = anybody) =>
    client.get(`/v1/directory?departement=${encodeURIComponent(department)}`);
  const read = async (department: string, client = anybody) => payloadOf(answered, await ask(department, client));

  beforeAll(async () => {
    [federation, bench] = await Promise.all([startFakeDirectory(), openTestBench()]);
    nextDay.pass(25 * 3600);
    const variables = { DIRECTORY_URL: federation.url };
    anybody = new ApiClient(await bench.startApi({ variables, clock }));
    tomorrow = new ApiClient(await bench.startApi({ variables, clock: nextDay }));
  });

  afterAll(async () => {
    await bench.close();
    await federation.stop();
  });

  it('returns the establishments of a department to anyone, with one call a day for all processes', async () => {
    const [found] = await Promise.all([read('35'), read(' 35 ')]);
    expect(found).toMatchObject({
      departement: '35',
      departement_name: 'Ille-et-Vilaine',
      exemple: false,
      away: false,
      answered_at: clock.now().toISOString(),
    });
    expect(found.establishments.map(({ name }) => name)).toEqual([
      'Institut des Haies',
      'Maison familiale rurale du Val',
    ]);
    await read('35');
    expect(federation.asked).toEqual(['35']);
    expect(await read('2b')).toMatchObject({ departement: '2B', establishments: [] });
  });

  it('counts the establishments of the departments that were asked, and of an empty one for a day', async () => {
    const before = federation.asked.length;
    const counts = async (client: ApiClient) =>
      payloadOf(counted, await client.get('/v1/directory/counts')).departements;
    expect(await counts(anybody)).toEqual(
      expect.arrayContaining([
        { departement: '35', establishments: 2 },
        { departement: '2B', establishments: 0 },
      ]),
    );
    expect((await counts(tomorrow)).map(({ departement }) => departement)).toEqual(['35']);
    expect(federation.asked).toHaveLength(before);
  });

  it('refuses a search everywhere and an unknown department', async () => {
    const before = federation.asked.length;
    for (const path of ['/v1/directory', '/v1/directory?departement=', '/v1/directory?departement=%20']) {
      const refused = await anybody.get(path);
      expect(refusalOf(refused)).toBe('400 no_departement');
      expect(errorOf(refused).message).toMatch(/^Indiquez le département/);
    }
    for (const number of ['20', '977', 'Bretagne', "35' or 1=1", '35&departement=44']) {
      const refused = await ask(number);
      expect(refusalOf(refused)).toBe('422 donnees_invalides');
      expect(errorOf(refused).fields).toEqual({
        departement: 'Ce département n’existe pas. Saisissez son numéro, par exemple 35, 2A ou 974.',
      });
    }
    expect(refusalOf(await anybody.get('/v1/directory?departement=35&departement=44'))).toBe('422 donnees_invalides');
    expect(federation.asked).toHaveLength(before);
  });

  it("returns the federation's texts as plain text", async () => {
    const { establishments } = await read(DIRECTORY.hostile);
    expect(establishments.map(({ name, web }) => [name, web])).toEqual([
      [HOSTILE_NAME, null],
      ['Avec identifiants', null],
    ]);
  });

  it('returns the last answer with its date while the federation is away, and says so where there is none', async () => {
    federation.fail(true);
    const kept = await read('35', tomorrow);
    expect(kept).toMatchObject({ away: true, answered_at: clock.now().toISOString() });
    expect(kept.establishments).toHaveLength(2);
    const refused = await ask('44', tomorrow);
    expect(refusalOf(refused)).toBe('503 annuaire_indisponible');
    expect(errorOf(refused).message).not.toContain('interne');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('forgets what it could not renew for three months', async () => {
    federation.fail(false);
    await bench.owner.query(`update directory_answer set answered_at = answered_at - interval '95 days'
      where department = '35'`);
    await read('56');
    const { rows } = await bench.owner.query<{ department: string }>(
      'select department from directory_answer order by department',
    );
    expect(rows.map(({ department }) => department)).toEqual(['2B', '56', '974']);
  });

  it('is limited per address', async () => {
    const answers = await Promise.all(Array.from({ length: 245 }, async () => ask('56')));
    expect(answers.map(({ status }) => status)).toContain(429);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  });
});

describe('GET /v1/directory without a federation', () => {
  let bench: TestBench;

  beforeAll(async () => {
    bench = await openTestBench();
  });

  afterAll(async () => bench.close());

  it('shows invented establishments of some departments in the demo, and says so', async () => {
    const anybody = new ApiClient(await bench.startApi({ variables: { DEMO: '1' } }));
    const departments = await Promise.all(
      ['35', '44', '2A', '974', '75'].map(async (number) =>
        payloadOf(answered, await anybody.get(`/v1/directory?departement=${number}`)),
      ),
    );
    expect(departments.map(({ establishments }) => establishments.length)).toEqual([3, 2, 1, 1, 0]);
    const { departements } = payloadOf(counted, await anybody.get('/v1/directory/counts'));
    expect(departements).toHaveLength(102);
    expect(departements).toContainEqual({ departement: '44', establishments: 2 });
    expect(departements).toContainEqual({ departement: '75', establishments: 0 });
    expect(departments.every(({ exemple, answered_at }) => exemple && answered_at === null)).toBe(true);
    const { rows } = await bench.owner.query('select from directory_answer');
    expect(rows).toEqual([]);
  });

  it('reports an outage otherwise', async () => {
    const anybody = new ApiClient(await bench.startApi({ variables: { DEMO: '0' } }));
    expect(refusalOf(await anybody.get('/v1/directory?departement=35'))).toBe('503 annuaire_indisponible');
  });
});
