import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { DEMO_PASSWORD, DEMO_ESTABLISHMENTS } from '../src/install/demo/demo-data.js';
import { PURGE_ESTABLISHMENT } from '../src/modules/privacy/events.js';
import { queueConnection } from '../src/platform/jobs/queue-connection.js';
import { ApiClient, payloadOf, type Answer } from './support/api-client.js';
import { Associates } from './support/associates.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { REGISTER } from './support/fake-register.js';
import { findStoredStrings } from './support/held-strings.js';
import { Newcomers } from './support/newcomers.js';
import { emailOf, signIn } from './support/role-clients.js';
import { tokenIn } from './support/test-mailbox.js';
import { associatedPage, sessionResponse, userResponse } from './support/wire-schemas.js';
import { itFurther } from './support/scale.js';

const BODY = 'contact@valorisation.example';
const FIRST_PASSWORD = 'Une phrase de passe, 2026 & suite';
const NEXT_PASSWORD = 'Une autre phrase, 2027 & fin';

/**
 * Runs the real API, the worker and an SMTP server. Everything about a person that can change does so before the
 * erasure.
 */
describe('an erasure finds every trace by account', () => {
  let people: Newcomers;
  let elsewhere: ApiClient;

  const ok = async (answer: Promise<Answer>, status = 200): Promise<Answer> => {
    const given = await answer;
    if (given.status !== status) throw new Error(`Answered ${given.status}: ${JSON.stringify(given.body)}`);
    return given;
  };
  const profile = async (client: ApiClient) => payloadOf(userResponse, await client.get('/v1/user/profile'));
  /** The token of the newest mail with that subject, once so many have arrived. */
  const tokenOf = async (email: string, subject: string, count = 1) =>
    eventually(async () => {
      const [newest, ...older] = (await people.mailbox.to(email)).filter((mail) => mail.subject.includes(subject));
      if (newest === undefined || older.length + 1 < count) throw new Error(`No mail number ${count} came`);
      return tokenIn(newest);
    });
  const waitingRequest = async (email: string) =>
    eventually(async () => {
      const [found] = await people.listed({ q: email, state: 'waiting' });
      if (found === undefined) throw new Error(`No request of ${email} waits yet`);
      return found.id;
    });
  const refuse = async (email: string) =>
    ok(people.staff.post(`/admin/account-requests/${await waitingRequest(email)}/refuse`, { reason: 'Incomplète' }));
  const accepted = async (email: string, siret: string, changes: object): Promise<ApiClient> => {
    await ok(people.ask(email, siret, changes));
    await ok(people.accept(await waitingRequest(email)));
    const session = await ok(people.activate(await people.activationToken(email), FIRST_PASSWORD));
    return new ApiClient(people.url, payloadOf(sessionResponse, session).token);
  };
  const writePublicly = async (email: string, name: string) =>
    ok(people.anybody.post('/v1/user/options/contact', { name, email, subject: 'Question', message: 'Bonjour' }));
  const changeEmail = async (client: ApiClient, user_email: string) => {
    await ok(client.post('/v1/user/reset/mail', { user_email, user_password: FIRST_PASSWORD }));
    const token = await tokenOf(user_email, 'adresse');
    await ok(people.anybody.post(`/v1/user/update/mail/${token}`, {}));
  };
  const nothingWaits = async () =>
    eventually(async () => {
      const { rows } = await people.bench.owner.query(
        `select from mail where state <> 'sent' union all select from public_request`,
      );
      expect(rows).toEqual([]);
    });
  /** What a counter of attempts would tell an attacker who has a dump and guesses an address. */
  const guessable = (email: string) =>
    ['account\n', ''].map((before) =>
      createHash('sha256')
        .update(before + email)
        .digest('base64url'),
    );

  beforeAll(async () => {
    people = await Newcomers.start();
    elsewhere = await signIn(people.url, emailOf('otherMain'));
  });

  afterAll(async () => {
    await people.close();
  });

  it('for an associated account that had other addresses and names, and was the main account for a while', async () => {
    const addresses = ['ronan.premiere@ecole.example', 'ronan.deuxieme@ecole.example', 'ronan.derniere@ecole.example'];
    const [first = '', second = '', last = ''] = addresses;
    const former = ['Quévremont', 'Tréganteuc', 'Le Guilvinec', 'venelle des Sabotiers'];
    const named = (user_lastname: string, user_address = 'venelle des Sabotiers') => ({
      user_firstname: 'Ronan',
      user_lastname,
      user_address,
    });
    const siret = DEMO_ESTABLISHMENTS.main.siret;

    // Before the account exists: a refused request, a message, another person's claim on the address.
    await ok(people.ask(first, siret, named('Quévremont')));
    await refuse(first);
    await writePublicly(first, 'Ronan Quévremont');
    await ok(elsewhere.post('/v1/user/reset/mail', { user_email: first, user_password: DEMO_PASSWORD }));
    const person = await accepted(first, siret, named('Tréganteuc'));
    const { user_id: id } = await profile(person);

    // While the account has the first address.
    await ok(elsewhere.post('/v1/user/add/associated', { user_email: first, ...named('Quévremont') }), 201);
    await ok(elsewhere.post('/v1/user/reset/mail', { user_email: first, user_password: DEMO_PASSWORD }));
    await ok(people.ask(first, REGISTER.otherAgreement, named('Quévremont')));
    await ok(person.post('/v1/user/options', { subject: 'Question', message: 'Ronan Tréganteuc, Tréganteuc' }));
    await writePublicly(first, 'Ronan Tréganteuc');
    await ok(people.anybody.post('/v1/user/forgot/pass', { user_email: first }));
    await people.anybody.post('/v1/user/login', { user_email: first, user_password: 'Devine!2026' });
    await classify(person);

    await changeEmail(person, second);
    await ok(person.post('/v1/user/update', named('Le Guilvinec', 'ruelle du Lavoir')));
    await writePublicly(second, 'Ronan Le Guilvinec');

    // While it is the main account, its signature and its invitations carry its name.
    const head = await signIn(people.url, emailOf('main'));
    await ok(head.post(`/v1/user/handover/${id}`, { user_password: DEMO_PASSWORD }));
    await ok(people.anybody.post(`/v1/user/handover/confirm/${await tokenOf(second, 'compte principal')}`, {}));
    const team = new Associates(person, people.mailbox);
    const passing = await team.added('de.passage@ecole.example');
    await ok(person.post(`/v1/user/delete/${passing}`));
    await team.active('restante@ecole.example');
    await ok(person.post('/v1/user/add/associated', { user_email: emailOf('otherMain') }), 201);
    const { user_id: formerHead } = await profile(head);
    await ok(person.post(`/v1/user/handover/${formerHead}`, { user_password: FIRST_PASSWORD }));
    const back = await tokenOf(emailOf('main'), 'compte principal');
    await ok(people.anybody.post(`/v1/user/handover/confirm/${back}`, {}));

    await changeEmail(person, last);
    await ok(person.post('/v1/user/update', named('Kermarrec', 'impasse du Fournil')));
    const passwords = { user_password: FIRST_PASSWORD, user_new_password: NEXT_PASSWORD };
    await ok(person.post('/v1/user/update/pass', passwords));
    await writePublicly(last, 'Ronan Kermarrec');
    await nothingWaits();

    const wanted = [...addresses, ...former, 'Kermarrec', 'impasse du Fournil'];
    const before = (await findStoredStrings(people.bench, wanted)).map((found) => found.split(': ')[1]);
    expect(new Set(before)).toEqual(new Set(wanted.map((text) => text.toLowerCase())));

    await ok(person.post('/v1/user/delete', { user_password: NEXT_PASSWORD }));
    const link = new ApiClient(people.url, await tokenOf(last, 'Confirmer la suppression de votre compte'));
    await ok(link.post(`/v1/user/delete/confirm?user_id=${id}&confirm=1`));
    await nothingWaits();
    expect(await findStoredStrings(people.bench, [...wanted, ...addresses.flatMap(guessable)])).toEqual([]);
    // Its colleagues are untouched.
    expect(payloadOf(associatedPage, await head.get('/v1/user/load/associated')).total).toBeGreaterThanOrEqual(2);
  });

  itFurther('for an establishment whose name, head and members changed, with those who asked to join it', async () => {
    await people.forgetLimits();
    const siret = REGISTER.open;
    const addresses = ['soizic.premiere@ecole.example', 'soizic.derniere@ecole.example'];
    const [first = '', last = ''] = addresses;
    const collaborators = ['yann.premiere@ecole.example', 'yann.derniere@ecole.example'];
    const joiners = ['refusee@ecole.example', 'en.attente@ecole.example'];
    const names = ['Pencalet', 'Trévignon', 'Kerloc', 'Bellangevin', 'Maison des Ajoncs', 'Maison des Bruyères'];
    const named = (user_lastname: string, company_name = 'Maison des Ajoncs') => ({
      user_firstname: 'Soizic',
      user_lastname,
      company_name,
    });
    await ok(people.anybody.get(`/v1/company/${siret}`));
    const head = await accepted(first, siret, named('Pencalet'));
    await ok(head.post('/v1/user/options', { subject: 'Question', message: 'Bonjour' }));
    await writePublicly(first, 'Soizic Pencalet');
    await changeEmail(head, last);
    await ok(head.post('/v1/user/update', named('Trévignon', 'Maison des Bruyères')));
    await classify(head);

    const team = new Associates(head, people.mailbox);
    const collaborator = await team.active(collaborators[0] ?? '');
    await ok(collaborator.client.post('/v1/user/update', { user_firstname: 'Yann', user_lastname: 'Kerloc' }));
    await changeEmail(collaborator.client, collaborators[1] ?? '');
    for (const [index, email] of joiners.entries()) {
      await ok(people.ask(email, siret, named('Bellangevin', 'Maison des Ajoncs')));
      await (index === 0 ? refuse(email) : waitingRequest(email));
    }
    await nothingWaits();

    const wanted = [...addresses, ...collaborators, ...joiners, ...names, siret];
    const before = (await findStoredStrings(people.bench, wanted)).map((found) => found.split(': ')[1]);
    expect(new Set(before)).toEqual(new Set(wanted.map((text) => text.toLowerCase())));

    await people.bench.owner.query(
      `update account set deletion_planned_on = (now() at time zone 'Europe/Paris')::date where email = $1`,
      [last],
    );
    const housekeeping = new Queue('housekeeping', {
      connection: queueConnection({ ownerUrl: people.bench.databaseUrl }, 'producer'),
    });
    await housekeeping.add('daily-round', {});
    await eventually(async () =>
      expect((await people.mailbox.to(last)).map(({ subject }) => subject)).toContain('Votre compte est supprimé'),
    );
    await nothingWaits();
    // A separate job deletes its files and jobs; the end of the test must not interrupt it.
    await eventually(async () =>
      expect((await housekeeping.getCompleted()).map(({ name }) => name)).toContain(PURGE_ESTABLISHMENT),
    );
    await housekeeping.close();
    expect(await findStoredStrings(people.bench, wanted)).toEqual([]);
    expect((await people.mailbox.to(BODY)).length).toBeGreaterThan(0);
  });
});
