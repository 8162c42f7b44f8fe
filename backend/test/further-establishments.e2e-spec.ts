/** A person with an account gets one of a further establishment: by invitation, on request, or by staff. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ApiClient, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { Associates, profileOf } from './support/associates.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { Newcomers, registrationForm } from './support/newcomers.js';
import { REGISTER } from './support/fake-register.js';
import { emailOf, signIn } from './support/role-clients.js';
import { furtherEstablishment, switched } from './support/several-establishments.js';

const invitations = z.array(
  z.looseObject({ invitation_id: z.int(), company_name: z.string(), siret: z.string(), ends_at: z.iso.datetime() }),
);
const byText = (one: string, other: string) => one.localeCompare(other);
const EMAIL = emailOf('otherMain');
const LYCEE = 'Lycée agricole privé des Trois Rivières';

describe('a further establishment', () => {
  let all: Newcomers;
  let person: ApiClient;
  let head: ApiClient;
  let team: Associates;

  const waiting = async (client: ApiClient) => payloadOf(invitations, await client.get('/v1/user/invitations'));
  const accept = async (client: ApiClient, id: number) => client.post(`/v1/user/invitations/${id}/accept`, {});
  const place = (siret: string) => {
    const { company_name, user_address } = registrationForm('');
    return { siret, company_name, user_address };
  };

  beforeAll(async () => {
    all = await Newcomers.start();
    person = await signIn(all.url, EMAIL);
    head = await signIn(all.url, emailOf('main'));
    team = new Associates(head, all.mailbox);
  });

  afterAll(async () => all.close());

  it('is joined by an invitation that the person accepts while signed in, and the inviter sees no difference', async () => {
    const id = await team.added(EMAIL);
    const mail = await all.mailbox.next(EMAIL);
    expect(mail.text).toContain(LYCEE);
    expect(await waiting(person)).toMatchObject([{ invitation_id: id, company_name: LYCEE }]);
    expect(await waiting(head)).toEqual([]);
    expect(refusalOf(await accept(head, id))).toBe('404 introuvable');

    expect((await accept(person, id)).status).toBe(200);
    expect(await waiting(person)).toEqual([]);
    expect(refusalOf(await accept(person, id))).toBe('404 introuvable');
    const row = await team.row(EMAIL);
    expect(row).toMatchObject({ user_id: id, state: 'active', user_visa: 1, link_expires_at: null });
    expect(JSON.stringify(row)).not.toContain('Haut Bocage');
    expect(JSON.stringify((await head.get('/v1/user/download')).body)).not.toContain('login_id');

    const inside = await switched(person, id);
    expect(await profileOf(inside)).toMatchObject({ user_id: id, user_associated: true, company_name: LYCEE });
    person = await switched(inside, await furtherEstablishment(inside));
  });

  it('is a collaborator’s there only: visible rows, no accounts, and nothing once the head removes it', async () => {
    const there = await furtherEstablishment(person);
    const inside = await switched(person, there);
    expect(refusalOf(await inside.get('/v1/user/load/associated'))).toBe('403 acces_refuse');
    const { valor_id } = await classify(head, { profile_name: 'Visible Pour Tous' });
    expect((await inside.get(`/v1/valor/${valor_id}`)).status).toBe(200);
    expect(refusalOf(await team.add(EMAIL))).toBe('422 donnees_invalides');
    expect((await head.post(`/v1/user/delete/${there}`, {})).status).toBe(200);
    expect(refusalOf(await inside.get('/v1/user/profile'))).toBe('401 session_absente');
    person = await signIn(all.url, EMAIL);
    const { user_establishments } = await profileOf(person);
    expect(user_establishments.map(({ company_name }) => company_name)).toEqual([
      'Maison familiale rurale du Haut Bocage',
    ]);
  });

  it('lapses with the invitation’s link, as any other', async () => {
    const id = await team.added(EMAIL);
    await all.bench.owner.query(`update deferred_invitation set sent_at = now() - interval '8 days' where id = $1`, [
      id,
    ]);
    expect(await waiting(person)).toEqual([]);
    expect(refusalOf(await accept(person, id))).toBe('404 introuvable');
    expect((await head.post(`/v1/user/send/mail/associated/${id}`, {})).status).toBe(200);
    expect(await waiting(person)).toHaveLength(1);
    expect((await head.post(`/v1/user/delete/${id}`, {})).status).toBe(200);
    expect(await waiting(person)).toEqual([]);
  });

  it('is asked for by a signed-in person, and opens with the same password once staff accept', async () => {
    const own = await profileOf(person);
    const mine = await person.post('/v1/user/establishments', place(own.siret ?? ''));
    expect([refusalOf(mine), fieldsOf(mine)]).toEqual(['422 donnees_invalides', ['siret']]);
    const asked = await person.post('/v1/user/establishments', place(REGISTER.open));
    expect(asked.body).toEqual({ payload: { status: 'pending' } });
    const request = await all.requestOf(EMAIL);
    // Another establishment does not take the place of the first request.
    expect((await person.post('/v1/user/establishments', place(REGISTER.unpublished))).status).toBe(200);
    await eventually(async () => {
      const waits = await all.listed({ state: 'waiting' });
      expect(
        waits
          .filter(({ user_email }) => user_email === EMAIL)
          .map(({ siret }) => siret)
          .sort(byText),
      ).toEqual([REGISTER.open, REGISTER.unpublished].sort(byText));
    });
    expect(request).toMatchObject({ has_account: true, siret: REGISTER.open, state: 'waiting' });
    expect((await all.staff.post(`/v1/user/send/mail/${request.id}`, {})).status).toBe(200);
    const { user_establishments } = await profileOf(person);
    expect(user_establishments).toHaveLength(2);
    const inside = await switched(person, await furtherEstablishment(person));
    expect(await profileOf(inside)).toMatchObject({ siret: REGISTER.open, user_associated: false, user_visa: 1 });
    expect((await inside.get('/v1/user/load/associated')).status).toBe(200);
    person = await switched(inside, own.user_id);
  });

  it('is given by staff, once, to an active member', async () => {
    const { user_id } = await profileOf(head);
    const attach = async (id: number) => all.staff.post(`/admin/accounts/${id}/establishments`, place(REGISTER.open));
    const attached = await attach(user_id);
    expect(attached.body).toMatchObject({ user_email: emailOf('main'), kind: 'associated', state: 'active' });
    expect(refusalOf(await attach(user_id))).toBe('409 compte_deja_rattache');
    const { rows } = await all.bench.owner.query<{ role: string; id: number }>(
      `select email as role, id from account where email = any ($1)`,
      [[emailOf('pending'), emailOf('admin')]],
    );
    const idOf = (email: string) => rows.find(({ role }) => role === email)?.id ?? 0;
    expect(refusalOf(await attach(idOf(emailOf('pending'))))).toBe('409 compte_pas_active');
    expect(refusalOf(await attach(idOf(emailOf('admin'))))).toBe('409 compte_equipe');
    expect((await head.get('/v1/user/profile')).status).toBe(200);
    expect((await profileOf(head)).user_establishments).toHaveLength(2);
  });
});
