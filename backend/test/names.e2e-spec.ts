import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { REGISTER } from './support/fake-register.js';
import { fieldsOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { aProfileName, create, METIER, NEW_VALUATION } from './support/classification.js';
import { Newcomers, REQUESTS } from './support/newcomers.js';
import { emailOf, signIn } from './support/role-clients.js';

/** Line ends, control and direction characters around and inside a name. */
const TYPED = '\u202eZoé\r\nBcc: \u0007x\u200b\u2067 Le\tGuen\u2069\u2028';
const SHOWN = 'Zoé Bcc: x Le Guen';

const BODY = 'contact@valorisation.example';

describe('a name or title', () => {
  let people: Newcomers;
  let main: ApiClient;

  const payload = ({ body, status }: Answer): Record<string, unknown> => {
    if (status > 201) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
    return z.object({ payload: z.looseObject({}) }).parse(body).payload;
  };

  beforeAll(async () => {
    people = await Newcomers.start();
    main = await signIn(people.url, emailOf('main'));
  });

  afterAll(async () => people.close());

  it('is one visible line wherever it is typed', async () => {
    const own = { user_firstname: TYPED, user_lastname: TYPED, user_address: TYPED, company_name: TYPED };
    const shown = { user_firstname: SHOWN, user_lastname: SHOWN, user_address: SHOWN, company_name: SHOWN };
    // An address keeps its lines.
    const corrected = { ...shown, user_address: 'Zoé\nBcc: x Le Guen' };
    expect(payload(await main.post('/v1/user/update', own))).toMatchObject(corrected);

    const invited = { user_email: 'nom@ecole.example', user_firstname: TYPED, user_lastname: TYPED };
    await main.post('/v1/user/add/associated', invited);
    const { data } = payload(await main.get('/v1/user/load/associated?div=100'));
    expect(data).toContainEqual(expect.objectContaining({ user_firstname: SHOWN, user_lastname: SHOWN }));

    await people.ask('nom@coteaux.example', REGISTER.unknown, own);
    expect(await people.requestOf('nom@coteaux.example')).toMatchObject(shown);

    const profile = payload(await main.post('/v1/user/profile', { profile_name: TYPED }));
    expect(profile['profile_name']).toBe(SHOWN);
    const { profile_id } = payload(await main.post('/v1/user/profile', { profile_name: aProfileName() }));
    const renamed = await main.post(`/v1/user/profile/update/one/${Number(profile_id)}`, {
      profile_name: `${TYPED} 2`,
    });
    expect(payload(renamed)['profile_name']).toBe(`${SHOWN} 2`);
    const added = await create(main, {
      profile_name: `${TYPED} 3`,
      valor_c5: METIER.other,
      valor_cat: 0,
      valor_other_metier: TYPED,
    });
    expect(added).toMatchObject({ profile_name: `${SHOWN} 3`, valor_other_metier: SHOWN, metier_title: SHOWN });
  });

  it('counts as taken when only invisible characters differ, and as missing when it has only those', async () => {
    const taken = `${SHOWN.slice(0, 2)}\u200d${SHOWN.slice(2)}`;
    for (const profile_name of [taken, '\u200b\u202e\n']) {
      const answers = [
        await main.post('/v1/user/profile', { profile_name }),
        await main.post(NEW_VALUATION, { profile_name, valor_c5: METIER.secretary }),
      ];
      expect(answers.map(fieldsOf)).toEqual([['profile_name'], ['profile_name']]);
    }
    const message = { name: '\u2066', email: 'a@exemple.fr', subject: '\u0000', message: 'Bonjour' };
    expect(fieldsOf(await people.anybody.post('/v1/user/options/contact', message))).toEqual(['subject']);
    const unseen = { ...message, subject: '\u200f\u200e' };
    expect(fieldsOf(await people.anybody.post('/v1/user/options/contact', unseen))).toEqual(['name', 'subject']);
  });

  it.each([
    '=?utf-8?B?RmFjdHVyZSDDoCBwYXllcg==?=',
    'Été =?iso-8859-1?Q?Facture_=E0_payer?= fin',
    '\u202e=\u200b?utf-8?Q?x?=',
    '=?utf-8?Q?a?==?utf-8?Q?b?=',
  ])('is in the subject of a mail as it was typed: %s', async (subject) => {
    await people.forgetLimits();
    const before = (await people.mailbox.to(BODY)).length;
    const message = { name: 'Camille', email: 'camille@exemple.fr', subject, message: 'Bonjour' };
    expect((await people.anybody.post('/v1/user/options/contact', message)).status).toBe(200);
    const received = await people.mailbox.next(BODY, before + 1);
    // Typography adds spaces, which also split what a mail reader would decode.
    const signs = (text: string) => text.replace(/[\s\p{Cf}]/gu, '');
    expect(signs(received.subject)).toContain(signs(subject));
  });

  it('that no database can store is refused in every filter and JSON text, naming the place', async () => {
    const filters = ['{"q":"\\u0000"}', '{"q":"a\\ud800b"}', '{"state":"waiting\\u0000"}', '{"id":[1],"q":"\\udfff"}'];
    for (const filter of filters) {
      const refused = await people.staff.get(`${REQUESTS}?filter=${encodeURIComponent(filter)}`);
      expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['filter']]);
    }
    for (const question of ['sort=["id\\u0000","ASC"]', 'filter={"state":"\\u0000"}', 'filter={"\\u0000":1}']) {
      for (const list of [REQUESTS, '/admin/mails']) {
        const answer = await people.staff.get(`${list}?${encodeURI(question)}`);
        expect(`${list} ${question} ${answer.status}`).toBe(`${list} ${question} 422`);
      }
    }
    const { valor_id, profile_id } = await create(main);
    const texts = [
      await main.post(`/v1/valor/${valor_id}/profil`, { valor_data: '{"1":{"c":1,"reason":"\\u0000"}}' }),
      await main.post(`/v1/valor/${valor_id}/profil`, { valor_data: '{"1":{"c":2,"evidence":"\\ud83d"}}' }),
    ];
    expect(texts.map((answer) => [refusalOf(answer), ...fieldsOf(answer)])).toEqual([
      ['422 donnees_invalides', 'valor_data.1'],
      ['422 donnees_invalides', 'valor_data.1'],
    ]);
    // A rich text is cleaned: the character is removed, and the rest is kept.
    const sheet = { profile_data: '{"missions":"<p>Accueil\\u0000</p>"}' };
    const kept = await main.post(`/v1/user/profile/update/one/${profile_id}`, sheet);
    expect(kept.body).toMatchObject({ payload: { profile_data: '{"missions":"<p>Accueil</p>"}' } });
  });
});
