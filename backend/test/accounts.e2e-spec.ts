import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { emailOf, signIn, SIGNED_IN_ROLES } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaiting } from './support/waiting-statements.js';
import { sessionResponse, userResponse } from './support/wire-schemas.js';

const LOGIN = '/v1/user/login';
describe('signing in', () => {
  let bench: TestBench;
  let url: string;
  let anybody: ApiClient;

  const login = async (user_email: unknown, user_password: unknown = DEMO_PASSWORD) =>
    anybody.post(LOGIN, { user_email, user_password });

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    anybody = new ApiClient(url);
  });

  afterAll(async () => bench.close());

  it('returns a token, the user and the establishment', async () => {
    const { token, user, siret } = payloadOf(sessionResponse, await login(emailOf('main')));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(siret).toBe('77500000300019');
    expect(userResponse.parse(user)).toMatchObject({
      user_email: emailOf('main'),
      user_fullname: 'Claire Morvan',
      user_parent: 0,
      user_associated: false,
      user_visa: 1,
      user_role: 'member',
      siret,
    });
  });

  it('names an associated account by its address and states its main account', async () => {
    const { user } = payloadOf(sessionResponse, await login(emailOf('associated')));
    const head = payloadOf(sessionResponse, await login(emailOf('main'))).user;
    expect(user).toMatchObject({ user_fullname: 'collaborateur', user_parent: head.user_id, user_associated: true });
  });

  it('gives staff and admins no establishment', async () => {
    for (const role of ['staff', 'admin'] as const) {
      const session = payloadOf(sessionResponse, await login(emailOf(role)));
      expect(session).toMatchObject({ siret: null, user: { user_role: role, company_name: null } });
    }
  });

  it('accepts the address in any case and with spaces around it', async () => {
    expect((await login('  Direction@DEMO.example ')).status).toBe(200);
  });

  it('refuses a password that was changed while it was checked', async () => {
    const email = emailOf('otherMain');
    const changing = await bench.owner.connect();
    try {
      await changing.query('begin');
      await changing.query(`update account set password_hash = password_hash || ' ' where email = $1`, [email]);
      const late = login(email);
      await untilWaiting(bench.owner, 1);
      await changing.query('commit');
      expect(refusalOf(await late)).toBe('401 identifiants_invalides');
      await changing.query('update account set password_hash = rtrim(password_hash) where email = $1', [email]);
    } finally {
      changing.release();
    }
  });

  it('answers a wrong password, an unknown address and an account without password alike', async () => {
    await bench.owner.query(
      `insert into account (establishment_id, role, visa, email, first_name, last_name, postal_address, created_at)
       select establishment_id, 'member', 0, 'sans-mot-de-passe@demo.example', '', '', '', now()
         from account where email = $1`,
      [emailOf('main')],
    );
    const answers = [
      await login(emailOf('main'), 'Valorise!2025'),
      await login('personne@demo.example'),
      await login('sans-mot-de-passe@demo.example'),
    ];
    const seen = answers.map((answer) => {
      const { correlation_id: _, ...error } = errorOf(answer);
      return { status: answer.status, error, retry: answer.headers.get('retry-after') };
    });
    expect(seen[0]).toMatchObject({ status: 401, error: { code: 'identifiants_invalides' } });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it.each([
    ['nothing', {}, ['user_email', 'user_password']],
    ['an address alone', { user_email: emailOf('main') }, ['user_password']],
    ['an empty address', { user_email: '  ', user_password: 'x' }, ['user_email']],
    ['other types', { user_email: 12, user_password: ['x'] }, ['user_email', 'user_password']],
    ['too long an address', { user_email: `${'a'.repeat(250)}@x.example`, user_password: 'x' }, ['user_email']],
    ['too long a password', { user_email: emailOf('main'), user_password: 'x'.repeat(129) }, ['user_password']],
  ])('reports what is missing or unreadable in %s', async (_, body, fields) => {
    const answer = await anybody.post(LOGIN, body);
    expect(refusalOf(answer)).toBe('422 donnees_invalides');
    expect(fieldsOf(answer)).toEqual(fields);
  });

  it('stores only hashes of passwords and tokens', async () => {
    const { token } = await signIn(url, emailOf('otherMain'));
    const { rows } = await bench.owner.query<{ stored: string }>(
      `select row_to_json(s)::text || encode(s.token_hash, 'escape') as stored from session s
       union all select row_to_json(a)::text from account a`,
    );
    const stored = rows.map((row) => row.stored).join('\n');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(DEMO_PASSWORD);
    expect(stored).toContain('$argon2id$');
  });
});

describe('a session', () => {
  let bench: TestBench;
  let url: string;

  const profile = async (client: ApiClient) => client.get('/v1/user/profile');

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
  });

  afterAll(async () => bench.close());

  it.each(SIGNED_IN_ROLES)('opens the own profile of %s', async (role) => {
    const user = payloadOf(userResponse, await profile(await signIn(url, emailOf(role))));
    expect(user.user_email).toBe(emailOf(role));
  });

  it('opens only profile and logout for a pending account', async () => {
    const pending = await signIn(url, emailOf('pending'));
    expect(payloadOf(userResponse, await profile(pending)).user_visa).toBe(0);
    expect(refusalOf(await pending.get('/v1/valor'))).toBe('403 compte_non_active');
    expect((await pending.post('/v1/user/logout')).status).toBe(200);
    expect(refusalOf(await profile(pending))).toBe('401 session_absente');
  });

  it("ends at once in every process when its holder signs out; the account's other sessions stay", async () => {
    const first = await signIn(url, emailOf('main'));
    const second = await signIn(url, emailOf('main'));
    const elsewhere = new ApiClient(await bench.startApi(), first.token);
    expect((await profile(elsewhere)).status).toBe(200);
    expect((await first.post('/v1/user/logout')).status).toBe(200);
    for (const client of [first, elsewhere]) expect(refusalOf(await profile(client))).toBe('401 session_absente');
    expect((await profile(second)).status).toBe(200);
  });

  it('is refused at once when the account is suspended', async () => {
    const client = await signIn(url, emailOf('associated'));
    await bench.owner.query('update account set visa = 0 where email = $1', [emailOf('associated')]);
    expect(refusalOf(await client.get('/v1/valor'))).toBe('403 compte_non_active');
    await bench.owner.query('update account set visa = 1 where email = $1', [emailOf('associated')]);
    expect((await client.get('/v1/valor')).status).toBe(200);
  });

  it('lasts thirty days from its last use, ninety at most', async () => {
    const client = await signIn(url, emailOf('main'));
    const aged = async (created: string, seen: string, expires: string) =>
      bench.owner.query(
        `update session set created_at = now() + $1::interval, seen_at = now() + $2::interval,
                            expires_at = now() + $3::interval
          where id = (select max(id) from session)`,
        [created, seen, expires],
      );
    const daysLeft = async (): Promise<number> => {
      const { rows } = await bench.owner.query<{ days: number }>(
        `select round(extract(epoch from expires_at - now()) / 86400)::integer as days from session order by id desc limit 1`,
      );
      return rows[0]?.days ?? Number.NaN;
    };
    await aged('-10 days', '-2 hours', '28 days');
    expect((await profile(client)).status).toBe(200);
    expect(await daysLeft()).toBe(30);
    await aged('-80 days', '-2 hours', '9 days');
    expect((await profile(client)).status).toBe(200);
    expect(await daysLeft()).toBe(10);
    await aged('-90 days', '-1 hour', '-1 second');
    expect(refusalOf(await profile(client))).toBe('401 session_absente');
  });

  it.each(['', 'Bearer', 'Bearer x', `Bearer ${'a'.repeat(43)}`, `Basic ${'a'.repeat(43)}`, `Bearer ${'é'.repeat(3)}`])(
    'is absent for the header %j',
    async (authorization) => {
      const answer = await new ApiClient(url).get('/v1/user/profile', { authorization: encodeURI(authorization) });
      expect(refusalOf(answer)).toBe('401 session_absente');
    },
  );
});
