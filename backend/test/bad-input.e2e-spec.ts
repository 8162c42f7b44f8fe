import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiClient, errorOf, type Answer, type CallOptions } from './support/api-client.js';
import { create, edit, NEW_VALUATION, save } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

// A fixed seed repeats the same cases in every run; another number tries others.
fc.configureGlobal({ seed: 7520 });

/** The number of inputs for each route; a failure's message holds the seed. */
const RUNS = { numRuns: scaled({ part: 12, all: 120 }) };

const FIELDS =
  'profile_id profile_name valor_c5 valor_other_metier valor_cat valor_c0 valor_anciennete valor_conges valor_remuneration valor_garantie valor_forfait_jours valor_data version'.split(
    ' ',
  );

const number = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.integer(), fc.double(), fc.maxSafeInteger());
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', '\u0000', '\ud800', '1e400', '0x1F', '-0', '2024-02-30', "'; drop table valuation; --", '{}'),
);
const day = fc.date({ noInvalidDate: false }).map((date) => (Number.isNaN(date.valueOf()) ? 'x' : date.toISOString()));
const scalar = fc.oneof(number, text, day, fc.boolean(), fc.constant(null));
const answers = fc.dictionary(
  fc.oneof(fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '__proto__', 'constructor'), text),
  fc.oneof(
    scalar,
    fc.record({ c: scalar, nc: scalar, reason: scalar, evidence: scalar, v: scalar }, { requiredKeys: [] }),
  ),
  { maxKeys: 6 },
);
const anything = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 2, arbitrary: answers },
  { weight: 1, arbitrary: answers.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
const body = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), text), anything, { maxKeys: 6 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const query = fc
  .dictionary(
    fc.constantFrom('p', 'div', 'key', 'order', 'visa', 'q', 'under', 'anniversaire', 'indice', 'remuneration'),
    scalar,
  )
  .map((fields) => {
    const entries = Object.entries(fields).map(([key, value]) => [key, String(value)]);
    return new URLSearchParams(entries).toString();
  });

describe('bad input', () => {
  let bench: TestBench;
  let main: ApiClient;
  let valuationId: number;

  /** Checks that the answer is no server fault, and that a refusal has the common form. */
  const meet = async (path: string, options?: CallOptions): Promise<Answer> => {
    const answer = await main.call(path, options);
    if (answer.status >= 500) throw new Error(`${answer.status} for ${path} ${JSON.stringify(options?.body)}`);
    if (answer.status >= 400) expect(errorOf(answer).message).not.toBe('');
    return answer;
  };
  const post = async (path: string, sent: unknown) => meet(path, { method: 'POST', body: JSON.stringify(sent) });

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
    valuationId = (await create(main)).valor_id;
  });

  afterAll(async () => bench.close());

  it('in the body of a new valuation causes no fault', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        await post(NEW_VALUATION, sent);
      }),
      RUNS,
    );
  });

  it('in one field of a good body causes no fault, neither does completing what was saved', async () => {
    const good = { profile_name: 'x', valor_c5: 4, valor_cat: 3, valor_data: { 1: { c: 2 }, 2: { c: 2 } } };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...FIELDS), anything, async (field, value) => {
        await post(NEW_VALUATION, { ...good, profile_name: `n${Math.random()}`, [field]: value });
        await post(`/v1/valor/${valuationId}/profil`, { [field]: value });
        await post('/v1/valor/update/valorpoints', { valor_id: valuationId });
      }),
      RUNS,
    );
  });

  it.each(['/v1/valor/update/valorpoints', '/v1/user/profile'])('in the body of %s causes no fault', async (path) => {
    const named = fc.dictionary(fc.constantFrom('valor_id', 'version', 'profile_name'), anything);
    await fc.assert(
      fc.asyncProperty(fc.oneof(named, body), async (sent) => {
        await post(path, sent);
      }),
      RUNS,
    );
  });

  it('in a query causes no fault', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        await meet(`/v1/valor/list/all?${search}`);
      }),
      RUNS,
    );
  });

  it('in a path causes no fault', async () => {
    const segment = fc.oneof(fc.string({ unit: 'grapheme' }), number.map(String)).map(encodeURIComponent);
    const path = fc.constantFrom('/v1/valor/', '/v1/jobs/', '/v1/valor/download/', '/v1/valor/download/pdf/');
    await fc.assert(
      fc.asyncProperty(path, segment, query, async (start, end, search) => {
        await meet(`${start}${end}x?${search}`);
      }),
      RUNS,
    );
  });

  it('in an id beyond any table causes no fault: nothing is found', async () => {
    const id = Number.MAX_SAFE_INTEGER;
    expect((await post('/v1/valor/export', { ids: [id] })).status).toBe(404);
    expect((await post('/v1/valor/archive/multiple', { ids: [id] })).status).toBe(404);
    expect((await post('/v1/valor/update/valorIsBirth', { valor_id: id })).status).toBe(404);
    const staff = await signIn(main.baseUrl, emailOf('staff'));
    for (const resource of ['mails', 'account-requests']) {
      const { status, body: rows } = await staff.get(`/admin/${resource}?filter={"id":[${id}]}`);
      expect([status, rows]).toEqual([200, []]);
    }
    const admin = await signIn(main.baseUrl, emailOf('admin'));
    const refused = { reason: 'Établissement inconnu' };
    for (const [path, more] of [
      ['videos/publish', {}],
      ['mails/retry', {}],
      ['account-requests/refuse', refused],
    ] as const) {
      const { status, body } = await admin.call(`/admin/${path}`, { method: 'POST', body: { ids: [id], ...more } });
      expect([path, status, body]).toEqual([
        path,
        200,
        expect.objectContaining({ done: [], left: [expect.objectContaining({ id, code: 'introuvable' })] }),
      ]);
    }
  });

  it('in a sign-in causes no fault', async () => {
    const anybody = new ApiClient(main.baseUrl);
    await fc.assert(
      fc.asyncProperty(anything, anything, async (user_email, user_password) => {
        const sent = JSON.stringify({ user_email, user_password });
        expect((await anybody.call('/v1/user/login', { method: 'POST', body: sent })).status).toBeLessThan(500);
      }),
      { numRuns: scaled({ part: 6, all: 60 }) },
    );
  });

  it('is reported by its criterion when a reason or an evidence exceeds 2 000 characters', async () => {
    const longest = 'é'.repeat(2000);
    const { valor_id } = await create(main, { valor_data: { 1: { c: 2, reason: longest, evidence: longest } } });
    const tooLong = { 1: { c: 2, reason: `${longest}.` }, 2: { c: 2 }, 3: { c: 2, evidence: `${longest}.` } };
    for (const valor_data of [tooLong, JSON.stringify(tooLong)]) {
      const answer = await save(main, valor_id, { valor_data });
      expect([answer.status, errorOf(answer).fields]).toEqual([
        422,
        {
          'valor_data.1': 'Ce texte dépasse 2000 caractères.',
          'valor_data.3': 'Ce texte dépasse 2000 caractères.',
        },
      ]);
    }
    expect((await edit(main, valor_id, {})).version).toBe(1);
  });

  it.each([0, -1, 0.001, 1e12, 'abc', '0x10', '1 500'])(
    'such as %j for guaranteed pay is answered with the allowed values',
    async (pay) => {
      expect(errorOf(await save(main, valuationId, { valor_garantie: pay })).fields).toEqual({
        valor_garantie: expect.stringMatching(/^La rémunération garantie va de 0,01 à /),
      });
    },
  );

  it.each([
    ['a list nested as deeply as it goes', `{"valor_data":{"1":${'['.repeat(300_000)}${']'.repeat(300_000)}}}`],
    ['an object nested as deeply as it goes', `{"valor_data":${'{"1":'.repeat(100_000)}1${'}'.repeat(100_000)}}`],
    ['text answers nested as deeply', JSON.stringify({ valor_data: '['.repeat(99_000) })],
    ['a hundred thousand keys', `{"valor_data":{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":{}`).join()}}}`],
    ['the same key again and again', `{${'"valor_c0":1,'.repeat(50_000)}"valor_c0":2}`],
    ['a number of a thousand digits', `{"valor_c0":${'9'.repeat(1000)}}`],
  ])('such as %s causes no fault', async (_, sent) => {
    const answer = await meet(`/v1/valor/${valuationId}/profil`, { method: 'POST', body: sent });
    expect([200, 400, 422]).toContain(answer.status);
  });
});
