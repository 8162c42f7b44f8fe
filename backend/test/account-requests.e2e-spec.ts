import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_REQUEST } from '../src/install/demo/demo-data.js';
import { ApiClient, fieldsOf, refusalOf, type Answer } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { Newcomers, REQUESTS, requestsIn } from './support/newcomers.js';
import { emailOf, signIn } from './support/role-clients.js';
import { tokenIn } from './support/test-mailbox.js';
import { accountRequestResponse } from './support/wire-schemas.js';

const seen = ({ status, body }: Answer) => ({ status, body });

describe('requests for accounts', () => {
  let people: Newcomers;

  beforeAll(async () => {
    people = await Newcomers.start();
  });

  afterAll(async () => people.close());

  describe('with a dead link', () => {
    const email = 'tardive@sapins.example';

    it('get a new link by mail, with the same answer for every token', async () => {
      await people.forgetLimits();
      await people.ask(email, '77500014400011');
      await people.accept((await people.requestOf(email)).id);
      const token = await people.activationToken(email);
      // The first mail confirmed the request.
      await people.mailbox.next(email, 2);
      await people.bench.owner.query(
        `update mail_token set expires_at = now() where purpose = 'activation' and used_at is null`,
      );
      const holder = new ApiClient(people.url, token);
      expect(refusalOf(await holder.get('/v1/user/profile'))).toBe('401 lien_expire');
      expect(refusalOf(await people.activate(token))).toBe('401 lien_expire');

      const answers = [
        await holder.post('/v1/user/activate/renew'),
        await new ApiClient(people.url, 'A'.repeat(43)).post('/v1/user/activate/renew'),
        await people.anybody.post('/v1/user/activate/renew'),
      ];
      expect(answers.map(seen)).toEqual(answers.map(() => ({ status: 200, body: { payload: { sent: true } } })));
      expect((await people.activate(await people.activationToken(email, 2))).status).toBe(200);

      // Once the account is active, a repeated link only says where to sign in.
      await holder.post('/v1/user/activate/renew');
      expect((await people.mailbox.next(email, 4)).subject).toBe('Vous avez déjà un compte');
    });

    it('can be made from the session of a pending account', async () => {
      const pending = await signIn(people.url, emailOf('pending'));
      expect((await pending.post('/v1/user/activate/renew')).status).toBe(200);
      expect(await people.activationLink(emailOf('pending'))).toContain('/#/signup/finish/');
    });

    it('for another act are refused on the profile and send nothing', async () => {
      await people.anybody.post('/v1/user/forgot/pass', { user_email: emailOf('associated') });
      const token = tokenIn(await people.mailbox.next(emailOf('associated')));
      const holder = new ApiClient(people.url, token);
      expect(refusalOf(await holder.get('/v1/user/profile'))).toBe('401 session_absente');
      expect(refusalOf(await people.activate(token))).toBe('401 lien_invalide');
      await holder.post('/v1/user/activate/renew');
      // A later call is answered: the earlier one was answered too, with no mail.
      await people.anybody.post('/v1/user/forgot/pass', { user_email: emailOf('associated') });
      await people.mailbox.next(emailOf('associated'), 2);
      expect((await people.mailbox.to(emailOf('associated'))).map(({ subject }) => subject)).toEqual([
        'Choisir un nouveau mot de passe',
        'Choisir un nouveau mot de passe',
      ]);
    });
  });

  describe('refused by staff', () => {
    it('are answered with the reason, decided once, and can be made again', async () => {
      const { email } = DEMO_REQUEST;
      const { id, register_finding: finding } = await people.requestOf(email);
      expect(finding).toBe('other-agreement');
      const refuse = async (body: object) => people.staff.post(`${REQUESTS}/${id}/refuse`, body);
      expect(fieldsOf(await refuse({ reason: '  ' }))).toEqual(['reason']);
      const reason = 'Ce numéro SIRET n’est pas celui d’un établissement\nd’enseignement agricole.';
      expect(accountRequestResponse.parse((await refuse({ reason })).body)).toMatchObject({ state: 'refused' });
      expect((await people.mailbox.next(email)).text).toContain(reason);
      expect(refusalOf(await refuse({ reason }))).toBe('409 demande_traitee');
      expect(refusalOf(await people.accept(id))).toBe('409 demande_traitee');
      await people.ask(email, '77500015100016');
      await eventually(async () => expect(await people.listed({ q: email })).toHaveLength(2));
    });

    it('are listed in the protocol of the staff console', async () => {
      const page = await people.staff.get(`${REQUESTS}?sort=["company_name","ASC"]&range=[0,1]`);
      expect(requestsIn(page)).toHaveLength(2);
      expect(page.headers.get('content-range')).toBe('account-requests 0-1/3');
      expect(page.headers.get('access-control-expose-headers')).toBe('Content-Range');
      const beyond = await people.staff.get(`${REQUESTS}?range=[100,124]`);
      expect([beyond.body, beyond.headers.get('content-range')]).toEqual([[], 'account-requests */3']);
      expect((await people.listed({ state: 'refused' })).map(({ state }) => state)).toEqual(['refused']);
      const [first] = requestsIn(page);
      expect(requestsIn(await people.staff.get(`${REQUESTS}?filter={"id":[${first?.id}]}`))).toEqual([first]);
      expect((await people.staff.get(`${REQUESTS}/${first?.id}`)).body).toEqual(first);
      expect(refusalOf(await people.staff.get(`${REQUESTS}/999999`))).toBe('404 introuvable');
      for (const query of ['sort=["password_hash","ASC"]', 'range=[5,2]', 'filter={"state":"x"}', 'sort=x']) {
        expect(refusalOf(await people.staff.get(`${REQUESTS}?${query}`))).toBe('422 donnees_invalides');
      }
    });
  });
});
