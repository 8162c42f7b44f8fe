import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { passwordMessages } from '@valorisation/rules';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { userResponse } from './support/wire-schemas.js';

const PHRASE = 'Une phrase de passe, 2026 & suite';
const profile = async (client: ApiClient) => client.get('/v1/user/profile');

describe('one’s own account', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let anybody: ApiClient;

  const signedIn = async (email: string, password?: string) => signIn(anybody.baseUrl, email, password);

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    anybody = new ApiClient(await bench.startApi());
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://portail.exemple.fr' });
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  describe('is corrected', () => {
    it('field by field, where absent fields stay unchanged', async () => {
      const main = await signedIn(emailOf('main'));
      const before = payloadOf(userResponse, await profile(main));
      const change = { user_firstname: ' Clara ', user_address: '2 rue Neuve\n35000 Rennes' };
      const answered = payloadOf(userResponse, await main.post('/v1/user/update', change));
      expect(answered).toEqual({
        ...before,
        user_firstname: 'Clara',
        user_fullname: 'Clara Morvan',
        user_address: '2 rue Neuve\n35000 Rennes',
      });
      expect(payloadOf(userResponse, await profile(main))).toEqual(answered);
    });

    it('with its establishment’s name by a main account, for all of its people; the journal records it once', async () => {
      const [main, associated] = [await signedIn(emailOf('main')), await signedIn(emailOf('associated'))];
      const company_name = 'Lycée des Quatre Rivières';
      for (let time = 0; time < 2; time += 1) {
        expect((await main.post('/v1/user/update', { company_name })).status).toBe(200);
      }
      expect(payloadOf(userResponse, await profile(associated)).company_name).toBe(company_name);
      const { rows } = await bench.owner.query(`select payload from domain_event where type = 'establishment.renamed'`);
      expect(rows).toEqual([{ payload: {} }]);
    });

    it('without its establishment’s name by an associated account', async () => {
      const associated = await signedIn(emailOf('associated'));
      const { company_name } = payloadOf(userResponse, await profile(associated));
      const rename = { user_lastname: 'Lemaire', company_name: 'Autre nom' };
      expect(refusalOf(await associated.post('/v1/user/update', rename))).toBe('403 acces_refuse');
      const own = payloadOf(userResponse, await associated.post('/v1/user/update', { ...rename, company_name }));
      expect([own.user_lastname, own.company_name]).toEqual(['Lemaire', company_name]);
    });

    it('within limits', async () => {
      const body = { user_firstname: 'a'.repeat(101), user_lastname: 3, company_name: '  ' };
      const refused = await (await signedIn(emailOf('main'))).post('/v1/user/update', body);
      expect(refusalOf(refused)).toBe('422 donnees_invalides');
      expect(fieldsOf(refused).toSorted()).toEqual(['company_name', 'user_firstname', 'user_lastname']);
    });
  });

  describe('has a password that', () => {
    const change = async (client: ApiClient, user_password: unknown, user_new_password: unknown) =>
      client.post('/v1/user/update/pass', { user_password, user_new_password });

    it('changes with the present one: the other sessions end, this one stays, a mail is sent', async () => {
      const email = emailOf('otherMain');
      const [here, there] = [await signedIn(email), await signedIn(email)];
      expect((await change(here, DEMO_PASSWORD, PHRASE)).body).toEqual({ payload: { changed: true } });
      expect((await profile(here)).status).toBe(200);
      expect(refusalOf(await profile(there))).toBe('401 session_absente');
      await expect(signedIn(email)).rejects.toThrow(/401/);
      expect((await profile(await signedIn(email, PHRASE))).status).toBe(200);
      expect((await mailbox.next(email)).subject).toBe('Votre mot de passe a changé');
    });

    it('holds up to 128 characters in any notation', async () => {
      const email = emailOf('staff');
      const longest = `Aa1!${'🌾'.repeat(124)}`;
      const staff = await signedIn(email);
      expect(fieldsOf(await change(staff, DEMO_PASSWORD, `${longest}x`))).toEqual(['user_new_password']);
      expect((await change(staff, DEMO_PASSWORD, longest)).status).toBe(200);
      expect((await profile(await signedIn(email, longest))).status).toBe(200);
    });

    it.each([
      ['a wrong present one', 'Valorise!2025', PHRASE, { user_password: expect.stringMatching(/n’est pas celui/) }],
      ['a weak new one', DEMO_PASSWORD, 'faible', { user_new_password: expect.stringMatching(/Au moins 8/) }],
      ['a common new one', DEMO_PASSWORD, 'Soleil2026!', { user_new_password: expect.stringMatching(/se devine/) }],
      ['none', undefined, undefined, { user_password: passwordMessages.required }],
      ['an empty new one', DEMO_PASSWORD, '', { user_new_password: passwordMessages.required }],
      ['the same again', DEMO_PASSWORD, DEMO_PASSWORD, { user_new_password: expect.stringMatching(/différent/) }],
    ])('stays unchanged after %s, and the session continues', async (_, current, next, fields) => {
      const admin = await signedIn(emailOf('admin'));
      const refused = await change(admin, current, next);
      expect([refusalOf(refused), errorOf(refused).fields]).toEqual(['422 donnees_invalides', fields]);
      expect((await profile(admin)).status).toBe(200);
    });

    it('is required with the specification’s text wherever none is given', async () => {
      const [main, admin] = [await signedIn(emailOf('main')), await signedIn(emailOf('admin'))];
      const calls = ['login', 'update/pass', 'reset/mail', 'delete', 'handover/1'].map((path) => ({ path, by: main }));
      for (const { path, by } of [...calls, { path: 'totp/prepare', by: admin }]) {
        for (const user_password of ['', null, undefined]) {
          const { fields } = errorOf(
            await by.post(`/v1/user/${path}`, { user_email: 'x@demo.example', user_password }),
          );
          expect([path, fields?.user_password]).toEqual([path, 'Veuillez insérer votre mot de passe.']);
        }
      }
    });

    it('allows no more guesses in a session than at the sign-in', async () => {
      const associated = await signedIn(emailOf('associated'));
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect((await change(associated, `Faux-${attempt}!`, PHRASE)).status).toBe(422);
      }
      const refused = await change(associated, DEMO_PASSWORD, PHRASE);
      expect(refusalOf(refused)).toBe('429 trop_de_tentatives');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await expect(signedIn(emailOf('associated'))).rejects.toThrow(/429/);
      await bench.owner.query('delete from login_attempt');
    });
  });

  describe('has an e-mail address that', () => {
    const ask = async (client: ApiClient, user_email: unknown, user_password: unknown = DEMO_PASSWORD) =>
      client.post('/v1/user/reset/mail', { user_email, user_password });
    const confirm = async (token: string) => anybody.post(`/v1/user/update/mail/${token}`, {});
    const look = async (token: string) => anybody.get(`/v1/user/recup/mail/${token}`);

    it('changes by the link sent to the new one; the old one is informed and stays valid until then', async () => {
      const [oldEmail, newEmail] = [emailOf('main'), 'nouvelle.direction@demo.example'];
      const main = await signedIn(oldEmail);
      expect((await ask(main, newEmail)).body).toEqual({ payload: { user_email: newEmail } });
      const [sent, notice] = [await mailbox.next(newEmail), await mailbox.next(oldEmail)];
      const token = tokenIn(sent);
      // An unconfirmed address may be a stranger's, so its mail holds no name.
      expect(sent.text).toContain('Bonjour,\n');
      expect(notice.text).toMatch(new RegExp(`^Bonjour Clara Morvan,$.*${newEmail}`, 'ms'));
      expect(notice.text + notice.html).not.toContain(token);
      expect((await look(token)).body).toEqual({
        payload: { valid: true, user_email: expect.stringMatching(/^n•+n@demo\.example$/) },
      });
      expect(payloadOf(userResponse, await profile(await signedIn(oldEmail))).user_email).toBe(oldEmail);

      await anybody.post('/v1/user/forgot/pass', { user_email: oldEmail });
      const resetLink = tokenIn(await mailbox.next(oldEmail, 2));
      expect((await confirm(token)).body).toEqual({ payload: { user_email: newEmail } });
      expect(payloadOf(userResponse, await profile(main)).user_email).toBe(newEmail);
      await expect(signedIn(oldEmail)).rejects.toThrow(/401/);
      expect((await profile(await signedIn(newEmail))).status).toBe(200);
      for (const address of [oldEmail, newEmail]) {
        const told = await mailbox.next(address, address === oldEmail ? 3 : 2);
        expect(told.subject).toBe('L’adresse de votre compte a changé');
      }
      // A reader of the old mailbox can no longer get in.
      expect(refusalOf(await anybody.get(`/v1/user/recup/pass/${resetLink}`))).toBe('401 lien_utilise');
      expect(refusalOf(await confirm(token))).toBe('401 lien_utilise');
    });

    /** The administrator’s, in another case. */
    const TAKEN = 'Admin@demo.example';

    it('may be taken already: the answer and the notice are the same, and only its holder is informed', async () => {
      const associated = await signedIn(emailOf('associated'));
      const taken = await ask(associated, TAKEN);
      const free = await ask(associated, 'personne.encore@demo.example');
      expect([taken.status, free.status]).toEqual([200, 200]);
      expect((await mailbox.next(TAKEN)).subject).toBe('Cette adresse a déjà un compte');
      const notices = [await mailbox.next(emailOf('associated'), 2), ...(await mailbox.to(emailOf('associated')))];
      expect(new Set(notices.map(({ subject }) => subject))).toEqual(new Set(['Changement d’adresse e-mail demandé']));
      expect((await mailbox.to(TAKEN)).flatMap(({ links }) => links)).not.toContainEqual(
        expect.stringContaining('/#/'),
      );
    });

    it('is refused at the link when another account was faster', async () => {
      const [main, associated] = [
        await signedIn('nouvelle.direction@demo.example'),
        await signedIn(emailOf('associated')),
      ];
      const wanted = 'convoitee@demo.example';
      await ask(main, wanted);
      const first = tokenIn(await mailbox.next(wanted));
      await ask(associated, wanted);
      const second = tokenIn(await mailbox.next(wanted, 2));
      expect((await confirm(second)).status).toBe(200);
      const refused = await confirm(first);
      expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['user_email']]);
    });

    it('stays when the password changes before the link is used', async () => {
      const main = await signedIn('nouvelle.direction@demo.example');
      await ask(main, 'intrus@demo.example');
      const token = tokenIn(await mailbox.next('intrus@demo.example'));
      await main.post('/v1/user/update/pass', { user_password: DEMO_PASSWORD, user_new_password: PHRASE });
      expect(refusalOf(await confirm(token))).toBe('401 lien_utilise');
    });

    it.each([
      ['a wrong password', 'x@demo.example', 'Faux!2026', 'user_password'],
      ['half an address', 'direction', PHRASE, 'user_email'],
      ['the same address', 'Nouvelle.Direction@demo.example', PHRASE, 'user_email'],
    ])('stays after %s', async (_, address, password, field) => {
      const refused = await ask(await signedIn('nouvelle.direction@demo.example', PHRASE), address, password);
      expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', [field]]);
    });
  });
});
