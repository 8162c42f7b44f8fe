import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, errorOf } from './support/api-client.js';
import { classify, complete, create, METIER, NEW_VALUATION, save, THREE_DEGREES } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { severable, type SeverableDatabase } from './support/severable-database.js';
import { openTestBench, type SpawnedProcess, type TestBench } from './support/test-bench.js';

/** A unique word for each place where a person can type: none may appear in a log. */
const SECRETS = {
  profileName: 'Zoé Personnelle',
  search: 'recherchée',
  reason: 'motif confidentiel',
  evidence: 'preuve confidentielle',
  otherFunction: 'Fonction intime',
  password: 'Mot-De-Passe!1',
  email: 'quelquun@vie-privee.example',
  token: 'jeton0123456789012345678901234567890abcdef',
} as const;

const MARK = expect.stringMatching(/^[\w-]{12}$/);

describe('the logs of a run at level debug', () => {
  let bench: TestBench;
  let way: SeverableDatabase;
  let clients: RoleClients;
  let processes: readonly SpawnedProcess[];
  let output = '';
  let faultId = '';

  beforeAll(async () => {
    bench = await openTestBench();
    way = await severable(bench.databaseUrl);
    const variables = { LOG_LEVEL: 'debug', DATABASE_URL: way.url };
    const [api, worker] = await Promise.all([bench.spawnApi(variables), bench.spawnWorker(variables)]);
    processes = [api, worker];
    clients = await signInAll(api.url);
    await live(clients.main, new ApiClient(api.url));
    await Promise.all(processes.map(async (running) => running.stop()));
    output = processes.map((running) => running.output()).join('\n');
  });

  afterAll(async () => {
    await bench.close();
    await way.close();
  });

  /** Everything that a person does, and failures on their side and on the server's. */
  async function live(main: ApiClient, anybody: ApiClient): Promise<void> {
    const { profileName, search, reason, evidence, otherFunction, password, email, token } = SECRETS;
    await anybody.post('/v1/user/login', { user_email: email, user_password: password });
    await anybody.call('/v1/user/login', {
      method: 'POST',
      body: `{"user_email":"${email}","user_password":"${password}"`,
    });
    await anybody.get(`/v1/user/profile?tk=${token}&user_password=${password}`, { authorization: `Bearer ${token}` });
    await anybody.get(`/v1/user/recup/pass/${token}`);
    await anybody.post(`/v1/user/reset/pass/${token}`, { user_password: password });
    await anybody.get(`/v1/user/update/mail/${token}`);
    await main.post('/v1/user/update/pass', { user_password: password, user_new_password: `${password}, ou un autre` });
    await main.post('/v1/user/reset/mail', { user_email: email, user_password: DEMO_PASSWORD });
    await main.post('/v1/user/update', { user_firstname: profileName, user_address: otherFunction });
    await anybody.get(`/v1/valor/%E0%A4%A/${token}`);
    await main.get(`/v1/valor/list/all?q=${search}&key=${token}`);
    await main.get(`/v1/valor/list/all?q=${search}`);
    const answers = { ...THREE_DEGREES, 1: { c: 1, reason, evidence } };
    const { valor_id } = await create(main, { profile_name: profileName, valor_data: answers });
    await main.post('/v1/user/profile', { profile_name: profileName.toUpperCase() });
    await complete(main, valor_id);
    await main.get(`/v1/valor/download/${valor_id}`);
    await main.get('/v1/valor/anniversaries.ics');
    await classify(main, {
      valor_c5: METIER.other,
      valor_cat: 0,
      valor_other_metier: otherFunction,
      valor_data: { ...THREE_DEGREES, 6: { nc: true } },
    });
    await save(main, valor_id, { valor_data: { 1: { c: 99, reason } } });

    // A fault with these words: the failing statement quotes them.
    await bench.owner.query(
      `alter table profile add constraint no_second check (name <> '${profileName} bis') not valid`,
    );
    const fault = await main.post(NEW_VALUATION, { profile_name: `${profileName} bis`, valor_c5: 43 });
    expect(fault.status).toBe(500);
    faultId = errorOf(fault).correlation_id;
    way.sever();
    expect((await main.get(`/v1/valor/list/all?q=${search}`)).status).toBe(503);
    expect((await main.post(NEW_VALUATION, { profile_name: profileName, valor_c5: 43 })).status).toBe(503);
    way.restore();
    await eventually(async () => expect((await main.get('/v1/valor')).status).toBe(200));
    expect((await main.get('/admin/accounts')).status).toBe(403);
    const asked = [];
    while (asked.at(-1) !== 429 && asked.length < 80) {
      asked.push((await anybody.post('/v1/user/forgot/pass', { user_email: email })).status);
    }
    await main.post('/v1/user/logout');
  }

  it('are records, one a line, that name each request by its route and its outcome', () => {
    const records = output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = records.filter(({ route }) => route !== undefined);
    for (const route of ['/v1/user/login', '/v1/valor/list/all', '/v1/valor/:id/profil', '/v1/valor/download/:id']) {
      expect(requests.map((record) => record['route'])).toContain(route);
    }
    // A refusal is logged with the account, and with hashes in place of addresses.
    const refused = records.filter(({ msg }) => msg === 'password refused');
    expect(refused).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ outcome: 'identifiants_invalides', account: null, origin: 'stranger' }),
        expect.objectContaining({ outcome: 'donnees_invalides', account: expect.any(Number), origin: 'session' }),
      ]),
    );
    expect(records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ msg: 'signed in', account: expect.any(Number), by: 'password' }),
        expect.objectContaining({ msg: 'access refused', account: expect.any(Number), asked: '/admin/accounts' }),
        expect.objectContaining({ msg: 'limit reached', counter: 'password-reset-address' }),
      ]),
    );
    for (const record of refused) expect(record).toMatchObject({ address: MARK, network: MARK });
    expect(requests.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 401, 422, 500, 503]));
    const ofFault = records.filter(({ reqId }) => reqId === faultId);
    expect(ofFault).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ msg: 'request failed', code: 'erreur_interne' }),
        expect.objectContaining({ route: '/v1/valor/:id/profil', status: 500 }),
      ]),
    );
  });

  it.each(Object.entries(SECRETS))('contain nothing of what was written as %s', (_, secret) => {
    expect(output).not.toContain(secret);
    expect(output).not.toContain(encodeURIComponent(secret));
    expect(output.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('contain no password, token, name or address of an account', () => {
    expect(output).not.toContain(DEMO_PASSWORD);
    for (const { token } of Object.values(clients)) if (token !== undefined) expect(output).not.toContain(token);
    for (const { email, firstName, lastName } of DEMO_ACCOUNTS) {
      for (const word of [email, firstName, lastName]) expect(output).not.toContain(word);
    }
  });

  it('contain no address of the database with its password', () => {
    const { password } = new URL(bench.databaseUrl);
    expect(password).not.toBe('');
    expect(output).not.toContain(password);
  });
});

describe('a bench', () => {
  it('checks the log lines of its in-process workers, even after another bench', async () => {
    const first = await openTestBench();
    await first.startWorker();
    await first.close();
    const second = await openTestBench();
    await second.startWorker();
    new Logger('test').warn({ msg: 'written by mistake', to: SECRETS.email });
    await expect(second.close()).rejects.toThrow('written by mistake');
  });
});
