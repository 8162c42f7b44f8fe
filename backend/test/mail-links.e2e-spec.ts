/**
 * Every route that takes the token of a mail, with every token that it must refuse. A new route of this kind needs a
 * row here.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { previewApi } from '../src/composition/preview.js';
import { TOKEN_LIFETIMES_MS, type TokenPurpose } from '../src/modules/accounts/domain/mail-token.js';
import { routeTable } from '../src/platform/http/route-table.js';
import { LinkKey, openLinkKey, tokenHash } from '../src/platform/links/link-key.js';
import { ApiClient, refusalOf, type Answer } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaiting } from './support/waiting-statements.js';

interface TokenRoute {
  readonly route: string;
  /** The purposes that it accepts; the first one shows that the row calls it correctly. */
  readonly takes: readonly TokenPurpose[];
  /** The token is sent as Bearer, otherwise in the path. */
  readonly bearer?: true;
  /** The query after the path, with the account's id. */
  readonly query?: (accountId: number) => string;
  readonly body?: object;
  /** It also accepts sessions: without one, a token of another kind is no session either. */
  readonly sessions?: true;
  /** For an active associated account only. */
  readonly associate?: true;
}

const user_password = 'Une phrase de passe, 2026 & suite';
const password = (): string => `?user_password=${encodeURIComponent(user_password)}`;
const decide =
  (confirm: 0 | 1) =>
  (accountId: number): string =>
    `?user_id=${accountId}&confirm=${confirm}`;

const ROWS: readonly TokenRoute[] = [
  { route: 'GET /v1/user/recup/pass/:token', takes: ['reset'] },
  { route: 'POST /v1/user/reset/pass/:token', takes: ['reset'], body: { user_password } },
  { route: 'GET /v1/user/recup/mail/:token', takes: ['email-change'] },
  { route: 'GET /v1/user/update/mail/:token', takes: ['email-change'] },
  { route: 'POST /v1/user/update/mail/:token', takes: ['email-change'], body: {} },
  { route: 'GET /v1/user/delete/token', takes: ['deletion', 'deletion-cancel'], bearer: true },
  { route: 'POST /v1/user/delete/confirm', takes: ['deletion', 'deletion-cancel'], bearer: true, query: decide(0) },
  { route: 'POST /v1/user/delete/confirm', takes: ['deletion'], bearer: true, query: decide(1) },
  { route: 'GET /v1/user/profile', takes: ['activation'], bearer: true, sessions: true },
  { route: 'GET /v1/user/activate', takes: ['activation'], bearer: true, query: password },
  { route: 'POST /v1/user/activate', takes: ['activation'], bearer: true, body: { user_password } },
  { route: 'GET /v1/user/recup/handover/:token', takes: ['handover'], associate: true },
  { route: 'POST /v1/user/handover/confirm/:token', takes: ['handover'], associate: true, body: {} },
];

/**
 * Accepts dead links, and answers alike for every token: it mails a new link to the account's own address, or does
 * nothing.
 */
const RENEWAL = 'POST /v1/user/activate/renew';

/** Under every piece of news. Their token never ends and is no token of a purpose; a wrong one is refused. */
const NEWS: readonly TokenRoute[] = [
  { route: 'GET /v1/user/news/:token', takes: [] },
  { route: 'POST /v1/user/news/:token', takes: [], body: {} },
  { route: 'POST /v1/user/news/:token/accept', takes: [], body: {} },
];

const PURPOSES = Object.keys(TOKEN_LIFETIMES_MS).filter((key): key is TokenPurpose => key in TOKEN_LIFETIMES_MS);
const nameOf = ({ route, query }: TokenRoute): string => `${route}${query === undefined ? '' : ` ${query(0)}`}`;

describe('the link of a mail', () => {
  let bench: TestBench;
  let url: string;
  let key: LinkKey;
  let holder: { readonly id: number; readonly establishment_id: number };
  let session: string;

  /** A token as a mail would carry it; used or expired on request. */
  async function issue(purpose: TokenPurpose, state: 'live' | 'used' | 'expired' = 'live', of = key): Promise<string> {
    const id = randomUUID();
    await bench.owner.query(
      `insert into mail_token (id, purpose, account_id, establishment_id, token_hash, new_email, created_at, expires_at,
                               used_at)
       values ($1, $2, $3, $4, $5, $6, now(), now() + $7::interval, $8)`,
      [
        id,
        purpose,
        holder.id,
        holder.establishment_id,
        tokenHash(key.tokenOf(id)),
        purpose === 'email-change' ? `${id}@demo.example` : null,
        state === 'expired' ? '-1 second' : '1 hour',
        state === 'used' ? new Date() : null,
      ],
    );
    return of.tokenOf(id);
  }

  async function addHolder(email: string): Promise<typeof holder> {
    const { rows } = await bench.owner.query<typeof holder>(
      `insert into account (establishment_id, role, visa, email, first_name, last_name, postal_address, created_at)
       select establishment_id, 'member', 0, $2, '', '', '', now() from account where email = $1
       returning id, establishment_id`,
      [emailOf('otherMain'), email],
    );
    const [added = { id: 0, establishment_id: 0 }] = rows;
    return added;
  }

  async function present({ route, bearer, query, body }: TokenRoute, token: string): Promise<Answer> {
    const [method = '', path = ''] = route.split(' ');
    const address = `${path.replace(':token', token)}${query?.(holder.id) ?? ''}`;
    return new ApiClient(url, bearer && token).call(address, { method, body });
  }

  /** A digest of every table that a link may change. */
  async function everything(): Promise<Record<string, string>> {
    const tables = ['account', 'session', 'mail_token', 'mail', 'establishment', 'account_request', 'domain_event'];
    const digests = tables.map(
      (name) => `select '${name}' as name, md5(string_agg(t::text, ' ' order by t::text)) as digest from ${name} t`,
    );
    const { rows } = await bench.owner.query<{ name: string; digest: string }>(digests.join(' union all '));
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  }

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    key = openLinkKey({ dataDir: bench.dataDir });
    holder = await addHolder('titulaire@demo.example');
    session = (await signIn(url, emailOf('main'))).token ?? '';
  });

  afterAll(async () => bench.close());

  it('has a row here for each route that takes one', async () => {
    const preview = await previewApi();
    const taking = routeTable(preview)
      .filter(({ takesLink }) => takesLink)
      .map(({ method, path }) => `${method} ${path}`);
    await preview.close();
    expect(taking.toSorted()).toEqual(
      [...new Set([...[...ROWS, ...NEWS].map(({ route }) => route), RENEWAL])].toSorted(),
    );
  });

  it.each([...ROWS, ...NEWS].map((row) => [nameOf(row), row] as const))(
    'is refused when it is the wrong one, and changes nothing: %s',
    async (_, row) => {
      const others = PURPOSES.filter((purpose) => !row.takes.includes(purpose));
      const invalid = row.sessions ? '401 session_absente' : '401 lien_invalide';
      const cases: [string, string, string][] = [['unknown', randomBytes(32).toString('base64url'), invalid]];
      if (!row.sessions) cases.push(['another account’s session', session, invalid]);
      for (const purpose of row.takes) {
        const foreignKey = new LinkKey('the key of another installation');
        cases.push(
          [`used ${purpose}`, await issue(purpose, 'used'), '401 lien_utilise'],
          [`expired ${purpose}`, await issue(purpose, 'expired'), '401 lien_expire'],
          [`foreign ${purpose}`, await issue(purpose, 'live', foreignKey), invalid],
        );
      }
      for (const purpose of others) cases.push([purpose, await issue(purpose), invalid]);
      const before = await everything();
      for (const [name, token, refusal] of cases) {
        expect([name, refusalOf(await present(row, token))]).toEqual([name, refusal]);
      }
      expect(await everything()).toEqual(before);
    },
  );

  it('is renewed with the same answer for any token, and changes no account', async () => {
    const tokens = [
      randomBytes(32).toString('base64url'),
      await issue('activation', 'expired'),
      await issue('reset'),
      await issue('reset', 'used'),
    ];
    const before = await everything();
    const answers = [];
    for (const token of tokens) answers.push(await new ApiClient(url, token).post(RENEWAL.replace('POST ', ''), {}));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    // Only the journal records the request.
    const { domain_event: _, ...after } = await everything();
    expect(before).toEqual(expect.objectContaining(after));
  });

  it('for one account has no effect on another', async () => {
    const token = await issue('deletion');
    const before = await everything();
    for (const confirm of [0, 1] as const) {
      const elsewhere = await new ApiClient(url, token).post(`/v1/user/delete/confirm${decide(confirm)(1)}`, {});
      expect(refusalOf(elsewhere)).toBe('401 lien_invalide');
    }
    expect(await everything()).toEqual(before);
  });

  it.each(ROWS.map((row) => [nameOf(row), row] as const))(
    'is accepted when it is the right one: %s',
    async (_, row) => {
      const [purpose = 'reset'] = row.takes;
      // Each activation link is tried on an account that is not activated.
      await bench.owner.query('update account set activated_at = null, password_hash = null where id = $1', [
        holder.id,
      ]);
      if (row.associate) {
        await bench.owner.query(
          'update account set visa = 1, parent_id = (select id from account where email = $2) where id = $1',
          [holder.id, emailOf('otherMain')],
        );
      }
      expect((await present(row, await issue(purpose))).status).toBe(200);
    },
  );

  it('is invalid when its account is erased while it is used', async () => {
    holder = await addHolder('efface@demo.example');
    const token = await issue('reset');
    const other = await bench.owner.connect();
    await other.query('begin; lock table mail_token in exclusive mode');
    const asked = present(
      { route: 'POST /v1/user/reset/pass/:token', takes: ['reset'], body: { user_password } },
      token,
    );
    await untilWaiting(bench.owner, 1);
    await other.query(`delete from account where id = ${holder.id}; commit`);
    other.release();
    expect(refusalOf(await asked)).toBe('401 lien_invalide');
  });
});
