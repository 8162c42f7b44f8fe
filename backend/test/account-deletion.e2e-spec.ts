import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { establishment } from '@valorisation/contract';
import { z } from 'zod';
import { ApiClient, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { classify } from './support/classification.js';
import { findStoredStrings } from './support/held-strings.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { eventually } from './support/eventually.js';
import { decisionResponse, deletionResponse, userResponse } from './support/wire-schemas.js';

const ASKED = 'Confirmer la suppression de votre compte';
const PLANNED = 'Suppression prévue';

describe('the deletion of an account', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let url: string;
  let elsewhere: ApiClient;

  const ask = async (client: ApiClient, user_password: unknown = DEMO_PASSWORD) =>
    client.post('/v1/user/delete', { user_password });
  const decide = async (token: string, userId: number, confirm: 0 | 1) =>
    new ApiClient(url, token).post(`/v1/user/delete/confirm?user_id=${userId}&confirm=${confirm}`);
  const look = async (token: string) => new ApiClient(url, token).get('/v1/user/delete/token');
  const idOf = async (client: ApiClient) => payloadOf(userResponse, await client.get('/v1/user/profile')).user_id;
  /** The token of the newest mail with that subject, once so many have arrived. */
  const linkOf = async (email: string, subject: string, count = 1) =>
    eventually(async () => {
      const [newest, ...older] = (await mailbox.to(email)).filter((mail) => mail.subject.startsWith(subject));
      if (newest === undefined || older.length + 1 < count) throw new Error(`No mail number ${count} came`);
      return tokenIn(newest);
    });

  /** The dates that staff see in the list of establishments. */
  const plannedForStaff = async () => {
    const { body } = await (await signIn(url, emailOf('staff'))).get('/admin/establishments');
    return z
      .array(establishment)
      .parse(body)
      .flatMap(({ deletion_planned_on: day }) => day ?? []);
  };

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    url = await bench.startApi();
    elsewhere = await signIn(url, emailOf('otherMain'));
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://portail.exemple.fr' });
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('requires the password, and slows down repeated guesses', async () => {
    const other = await signIn(url, emailOf('otherMain'));
    const refused = await ask(other, 'Devine!2026');
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['user_password']]);
    for (let tries = 0; tries < 9; tries += 1) await ask(other, 'Devine!2026');
    expect(refusalOf(await ask(other))).toBe('429 trop_de_tentatives');
  });

  it('suspends a main account for thirty days, and is cancelled by the link in its mail', async () => {
    const email = emailOf('main');
    const main = await signIn(url, email);
    const id = await idOf(main);
    expect((await ask(main)).status).toBe(200);
    const token = await linkOf(email, ASKED);

    // Looking shows what would be deleted and uses nothing up; neither the session nor another id matters.
    await look(token);
    const announced = payloadOf(deletionResponse, await look(token));
    expect(announced).toMatchObject({ user_id: id, user_email: email, planned_on: null, associated_accounts: 2 });
    expect(announced.profiles).toBeGreaterThanOrEqual(12);
    expect(refusalOf(await look(main.token ?? ''))).toBe('401 lien_invalide');
    expect(refusalOf(await decide(token, id + 1, 1))).toBe('401 lien_invalide');

    const planned = payloadOf(decisionResponse, await decide(token, id, 1));
    expect(planned).toEqual({ state: 'planned', on: announced.goes_on });
    expect(await plannedForStaff()).toEqual([announced.goes_on]);
    expect(refusalOf(await decide(token, id, 1))).toBe('401 lien_utilise');
    expect(refusalOf(await main.get('/v1/user/profile'))).toBe('401 session_absente');
    const suspended = await signIn(url, email);
    expect(payloadOf(userResponse, await suspended.get('/v1/user/profile'))).toMatchObject({
      user_visa: 0,
      user_deletion_on: planned.on,
    });
    expect(refusalOf(await suspended.get('/v1/valor/list/status'))).toBe('403 compte_non_active');
    // The associated account keeps working, and is informed.
    expect((await mailbox.next(emailOf('associated'))).subject).toContain('suppression prévue');
    expect((await (await signIn(url, emailOf('associated'))).get('/v1/valor/list/status')).status).toBe(200);

    const revoke = await linkOf(email, PLANNED);
    expect(payloadOf(deletionResponse, await look(revoke)).planned_on).toBe(planned.on);
    expect(refusalOf(await decide(revoke, id, 1))).toBe('401 lien_invalide');
    expect(payloadOf(decisionResponse, await decide(revoke, id, 0)).state).toBe('kept');
    expect(await plannedForStaff()).toEqual([]);
    expect((await suspended.get('/v1/valor/list/status')).status).toBe(200);
    expect((await mailbox.next(email, 3)).subject).toBe('Suppression annulée');
    expect(refusalOf(await look(revoke))).toBe('401 lien_utilise');
  });

  it('is cancelled by signing in again, too, and only once it is planned', async () => {
    const email = emailOf('main');
    const main = await signIn(url, email);
    const id = await idOf(main);
    expect(refusalOf(await main.post('/v1/user/delete/cancel'))).toBe('409 suppression_absente');
    await ask(main);
    await decide(await linkOf(email, ASKED, 2), id, 1);
    const suspended = await signIn(url, email);
    const revoke = await linkOf(email, PLANNED, 2);
    expect(payloadOf(decisionResponse, await suspended.post('/v1/user/delete/cancel')).state).toBe('kept');
    expect((await suspended.get('/v1/valor/list/status')).status).toBe(200);
    expect(refusalOf(await look(revoke))).toBe('401 lien_utilise');
  });

  it('leaves everything unchanged when it is given up on its page', async () => {
    const email = emailOf('associated');
    const associated = await signIn(url, email);
    await ask(associated);
    const token = await linkOf(email, ASKED);
    expect(payloadOf(decisionResponse, await decide(token, await idOf(associated), 0)).state).toBe('kept');
    expect((await associated.get('/v1/valor/list/status')).status).toBe(200);
    expect(refusalOf(await look(token))).toBe('401 lien_utilise');
  });

  it('removes an associated account at once and keeps the work, without a name', async () => {
    const email = emailOf('associated');
    const associated = await signIn(url, email);
    const id = await idOf(associated);
    const { valor_id: valuationId } = await classify(associated);
    await associated.post(`/v1/valor/update/history/${valuationId}`);
    await bench.owner.query(
      `update account set first_name = 'Bérengère', last_name = 'Kerdoncuff', postal_address = '3 venelle du Puits' where id = $1`,
      [id],
    );
    await bench.owner.query(
      `insert into account_request (siret, company_name, email, first_name, last_name, postal_address, joins_establishment,
                                    register_finding, state, account_id, created_at)
       values ('77500001100012', 'x', $1, 'Bérengère', 'Kerdoncuff', '', true, 'confirmed', 'accepted', $2, now())`,
      [email.toUpperCase(), id],
    );
    expect((await elsewhere.post('/v1/user/add/associated', { user_email: email })).status).toBe(201);
    await ask(associated);
    const token = await linkOf(email, ASKED, 2);
    expect(payloadOf(deletionResponse, await look(token))).toMatchObject({ goes_on: null, valuations: 0 });
    expect(payloadOf(decisionResponse, await decide(token, id, 1)).state).toBe('erased');

    expect(refusalOf(await associated.get('/v1/user/profile'))).toBe('401 session_absente');
    await eventually(async () =>
      expect((await mailbox.to(email)).map(({ subject }) => subject)).toContain('Votre compte est supprimé'),
    );
    await eventually(async () =>
      expect(await findStoredStrings(bench, [email, 'Bérengère', 'Kerdoncuff', 'venelle du Puits'])).toEqual([]),
    );

    const main = await signIn(url, emailOf('main'));
    const { body } = await main.get(`/v1/valor/${valuationId}`);
    expect(JSON.stringify(body)).toContain('ancien collaborateur');
  });
});
