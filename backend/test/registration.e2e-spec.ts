import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf, type Answer } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { REGISTER } from './support/fake-register.js';
import { Newcomers } from './support/newcomers.js';
import { emailOf, signIn } from './support/role-clients.js';
import { sessionResponse, userResponse } from './support/wire-schemas.js';

const ESTIMATE = 'valor_c5=43&valor_c0=80.5&valor_anciennete=2020-09-01&valor_data=1-3_4-nc';
const PENDING = { status: 200, body: { payload: { status: 'pending' } } };
const seen = ({ status, body }: Answer) => ({ status, body });

describe('registration', () => {
  let people: Newcomers;

  beforeAll(async () => {
    people = await Newcomers.start();
  });

  afterAll(async () => people.close());

  describe('for a new establishment', () => {
    const email = 'nouvelle@coteaux.example';

    it("waits for staff with the register's data, and informs the applicant", async () => {
      await people.anybody.get(`/v1/company/${REGISTER.open}`);
      expect(seen(await people.ask(email, '775 000 029 00014', { estimation: ESTIMATE }))).toEqual(PENDING);
      const mail = await people.mailbox.next(email);
      expect(mail.subject).toBe('Votre demande de compte est enregistrée');
      expect(mail.text).toContain('Maison familiale des Coteaux');
      expect(await people.requestOf(email)).toMatchObject({
        state: 'waiting',
        siret: REGISTER.open,
        user_lastname: 'Ferrand',
        register_finding: 'confirmed',
        head_email: null,
      });
    });

    it('is corrected by a second one, not doubled', async () => {
      await people.ask(email.toUpperCase(), REGISTER.open, { user_lastname: 'Ferrand-Leroy' });
      await eventually(async () =>
        expect(await people.requestOf(email)).toMatchObject({ user_lastname: 'Ferrand-Leroy' }),
      );
      expect(await people.listed({ q: email })).toHaveLength(1);
    });

    it('is accepted by staff: its link activates the account, once', async () => {
      const { id } = await people.requestOf(email);
      expect(seen(await people.accept(id))).toEqual({ status: 200, body: { payload: { sent: true } } });
      const link = await people.activationLink(email);
      expect(link).toMatch(/^https:\/\/portail\.exemple\.fr\/#\/signup\/finish\/[\w-]{43}$/);
      const token = await people.activationToken(email);

      // The link states its account without being used up; it opens nothing else.
      const holder = new ApiClient(people.url, token);
      const user = payloadOf(userResponse, await holder.get('/v1/user/profile'));
      expect(user).toMatchObject({ user_email: email, user_visa: 0, siret: REGISTER.open, user_parent: 0 });
      expect(refusalOf(await holder.get('/v1/valor'))).toBe('401 session_absente');
      expect(refusalOf(await holder.post('/v1/user/logout'))).toBe('401 session_absente');

      expect(errorOf(await people.activate(token, 'faible')).fields).toEqual({
        user_password:
          'Règles minimum: Au moins 8 caractères, Contient 1 chiffre, 1 majuscule et 1 caractère special parmi ;!@#$&*',
      });
      const activated = await people.activate(token);
      // The estimate sent along is returned once and then deleted.
      expect(activated.body).toMatchObject({ payload: { estimation: ESTIMATE } });
      const kept = await people.bench.owner.query('select from account_request where estimate is not null');
      expect(kept.rowCount).toBe(0);
      const session = payloadOf(sessionResponse, activated);
      expect(session.user).toMatchObject({
        user_visa: 1,
        user_fullname: 'Nadia Ferrand-Leroy',
        user_associated: false,
      });
      expect((await new ApiClient(people.url, session.token).get('/v1/valor')).status).toBe(200);
      expect(refusalOf(await people.activate(token))).toBe('401 lien_utilise');
      expect(refusalOf(await holder.get('/v1/user/profile'))).toBe('401 lien_utilise');
      expect(refusalOf(await people.accept(id))).toBe('409 compte_deja_active');
      expect(await people.requestOf(email)).toMatchObject({
        state: 'accepted',
        activated: true,
        decided_by: 'Sophie Garnier',
      });
    });

    it('accepts a passphrase of 128 characters, and no longer one', async () => {
      const other = 'longue@coteaux.example';
      await people.ask(other, REGISTER.closed);
      await people.accept((await people.requestOf(other)).id);
      const token = await people.activationToken(other);
      expect(fieldsOf(await people.activate(token, `A1!${'é'.repeat(126)}`))).toEqual(['user_password']);
      expect((await people.activate(token, `A1!${'é'.repeat(125)}`)).status).toBe(200);
    });
  });

  describe('for known accounts and establishments', () => {
    it('answers alike for known and unknown addresses and establishments', async () => {
      const answers = [
        await people.ask('personne@coteaux.example', REGISTER.otherAgreement),
        await people.ask(emailOf('otherMain'), REGISTER.otherAgreement),
        await people.ask('adjointe@trois-rivieres.example', REGISTER.known),
      ];
      expect(answers.map(seen)).toEqual([PENDING, PENDING, PENDING]);
      const reminder = await people.mailbox.next(emailOf('otherMain'));
      expect(reminder.subject).toBe('Vous avez déjà un compte');
      expect(reminder.text).toContain('Maison familiale rurale du Haut Bocage');
      expect(await people.listed({ q: emailOf('otherMain') })).toEqual([]);
    });

    it('informs the head of a request to join, and creates an associated account when staff accept', async () => {
      const email = 'adjointe@trois-rivieres.example';
      const notice = await people.mailbox.next(emailOf('main'));
      expect(notice.text).toMatch(/Nadia Ferrand \(adjointe@trois-rivieres\.example\)/);
      const request = await people.requestOf(email);
      expect(request).toMatchObject({ state: 'waiting', head_email: emailOf('main') });
      await people.accept(request.id);
      const session = payloadOf(sessionResponse, await people.activate(await people.activationToken(email)));
      expect(session.user).toMatchObject({
        user_associated: true,
        company_name: 'Lycée agricole privé des Trois Rivières',
      });
    });

    it('makes a new head when staff decide so: the old one and the associated accounts work for them', async () => {
      const email = 'cheffe@haut-bocage.example';
      const former = await signIn(people.url, emailOf('otherMain'));
      await people.ask(email, '77500001100012');
      await people.accept((await people.requestOf(email)).id, { beside: 'head' });
      const session = payloadOf(sessionResponse, await people.activate(await people.activationToken(email)));
      expect(session.user).toMatchObject({ user_associated: false, siret: '77500001100012' });
      const user = payloadOf(userResponse, await former.get('/v1/user/profile'));
      expect(user).toMatchObject({ user_parent: session.user.user_id, user_visa: 1 });
      const mails = await eventually(async () => {
        const subjects = (await people.mailbox.to(emailOf('otherMain'))).map(({ subject }) => subject);
        expect(subjects).toContain('Le compte principal de votre établissement a changé');
        return subjects;
      });
      expect(mails).toContain('Une personne demande un compte dans votre établissement');
    });

    it('sends the link again to a pending account', async () => {
      const email = emailOf('pending');
      await people.ask(email, REGISTER.known);
      expect(await people.activationLink(email)).toContain('/#/signup/finish/');
    });
  });

  describe('in open mode', () => {
    beforeAll(async () => {
      await people.forgetLimits();
      await people.setMode('open');
    });

    afterAll(async () => people.setMode('moderated'));

    it('mails the link at once to a new establishment, and staff can see and resend it', async () => {
      const email = 'ouverte@sapins.example';
      await people.ask(email, '77500013600017');
      const first = await people.activationToken(email);
      const request = await people.requestOf(email);
      expect(request).toMatchObject({ state: 'accepted', activated: false, decided_by: null });
      await people.accept(request.id);
      const second = await people.activationToken(email, 2);
      expect(errorOf(await people.activate(second, '')).fields).toEqual({
        user_password: 'Veuillez insérer votre mot de passe.',
      });
      expect(refusalOf(await people.activate(first))).toBe('401 lien_remplace');
      expect((await people.activate(second)).status).toBe(200);
    });

    it('still leaves an establishment with a head to staff', async () => {
      const email = 'encore@trois-rivieres.example';
      await people.ask(email, REGISTER.known);
      expect((await people.mailbox.next(email)).subject).toBe('Votre demande de compte est enregistrée');
      expect(await people.requestOf(email)).toMatchObject({ state: 'waiting', head_email: emailOf('main') });
    });
  });

  it.each<[string, object, string]>([
    ['siret', { siret: '77500000300018' }, "Ce numéro SIRET n'est pas valide : veuillez vérifier les chiffres."],
    ['company_name', { company_name: ' \n ' }, 'Cette information est obligatoire.'],
    ['company_name', { company_name: 'Gagnez sur www.exemple.fr' }, 'Retirez de ce texte'],
    ['user_email', { user_email: 'nadia' }, 'Saisissez une adresse e-mail complète'],
    ['user_firstname', { user_firstname: 7 }, 'Cette information est obligatoire.'],
    ['user_lastname', { user_lastname: 'x'.repeat(101) }, 'Ce texte dépasse 100 caractères.'],
    ['user_address', { user_address: undefined }, 'Cette information est obligatoire.'],
    ['estimation', { estimation: 'valor_c5=0&valor_other_metier=Dupont' }, ''],
    ['estimation', { estimation: 'valor_c5=Dupont' }, ''],
    ['rgpd', { rgpd: false }, 'Cochez cette case'],
  ])('states what to change: %s %j', async (field, change, message) => {
    const refused = await people.ask('essai@coteaux.example', REGISTER.open, change);
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', [field]]);
    expect(errorOf(refused).fields?.[field]).toContain(message);
  });

  it('sends an address five mails an hour at most, and does not block an address that strangers name', async () => {
    await people.forgetLimits();
    const email = 'souvent@coteaux.example';
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect((await people.ask(email, REGISTER.unknown, { user_firstname: `Nadia ${attempt}` })).status).toBe(200);
    }
    await eventually(async () =>
      expect((await people.bench.owner.query('select from public_request')).rowCount).toBe(0),
    );
    expect((await people.requestOf(email)).user_firstname).toBe('Nadia 7');
    const { rowCount } = await people.bench.owner.query('select from mail where recipient = $1', [email]);
    expect(rowCount).toBe(5);
  });

  it('informs a head of five requests an hour at most, and keeps the others for staff', async () => {
    await people.forgetLimits();
    const toHead = async () => (await people.mailbox.to(emailOf('main'))).length;
    const before = await toHead();
    for (let attempt = 0; attempt < 7; attempt += 1) {
      expect((await people.ask(`candidat${attempt}@trois-rivieres.example`, REGISTER.known)).status).toBe(200);
    }
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await people.mailbox.next(`candidat${attempt}@trois-rivieres.example`);
      expect(await people.requestOf(`candidat${attempt}@trois-rivieres.example`)).toMatchObject({ state: 'waiting' });
    }
    await eventually(async () => expect(await toHead()).toBe(before + 5));
  });
});
