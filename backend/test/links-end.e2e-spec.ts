import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, refusalOf, type Answer } from './support/api-client.js';
import { Associates, CHOSEN_PASSWORD, type Collaborator } from './support/associates.js';
import { eventually } from './support/eventually.js';
import { Newcomers } from './support/newcomers.js';
import { emailOf, signIn } from './support/role-clients.js';
import { tokenIn } from './support/test-mailbox.js';
import { itFurther } from './support/scale.js';

const OTHER_PASSWORD = 'Encore une phrase, 2026 & suite';
const HEIR = 'heritiere@ecole.example';

describe('a mailed link', () => {
  let people: Newcomers;
  let main: ApiClient;
  let heir: Collaborator;

  const linksOf = async (email: string, subject: RegExp, count: number): Promise<string[]> =>
    eventually(async () => {
      const mails = (await people.mailbox.to(email)).filter((mail) => subject.test(mail.subject));
      if (mails.length < count) throw new Error(`No mail number ${count} came`);
      return mails.map(tokenIn);
    });
  const propose = async () => main.post(`/v1/user/handover/${heir.id}`, { user_password: DEMO_PASSWORD });
  const lookHandover = async (token = '') => people.anybody.get(`/v1/user/recup/handover/${token}`);
  const lookDeletion = async (token: string) => new ApiClient(people.url, token).get('/v1/user/delete/token');
  const change = async (client: ApiClient, from: string, to: string) =>
    expect((await client.post('/v1/user/update/pass', { user_password: from, user_new_password: to })).status).toBe(
      200,
    );
  const dead = (answer: Answer) => expect(refusalOf(answer)).toBe('401 lien_utilise');
  const atOnce = async (act: () => Promise<Answer>) => Promise.all(Array.from({ length: 10 }, act));
  const mailed = async (kind: string, recipient: string) =>
    (await people.bench.owner.query('select from mail where kind = $1 and recipient = $2', [kind, recipient])).rowCount;

  beforeAll(async () => {
    people = await Newcomers.start();
    main = await signIn(people.url, emailOf('main'));
    heir = await new Associates(main, people.mailbox).active(HEIR);
  });

  afterAll(async () => people.close());

  it('to delete an account ends when its password changes, in the session or by another link', async () => {
    const email = emailOf('otherMain');
    let other = await signIn(people.url, email);
    await other.post('/v1/user/delete', { user_password: DEMO_PASSWORD });
    const [first = ''] = await linksOf(email, /^Confirmer la suppression/, 1);
    expect((await lookDeletion(first)).status).toBe(200);
    await change(other, DEMO_PASSWORD, OTHER_PASSWORD);
    dead(await lookDeletion(first));

    await other.post('/v1/user/delete', { user_password: OTHER_PASSWORD });
    const [second = ''] = await linksOf(email, /^Confirmer la suppression/, 2);
    await people.anybody.post('/v1/user/forgot/pass', { user_email: email });
    const [reset = ''] = await linksOf(email, /nouveau mot de passe/, 1);
    await people.anybody.post(`/v1/user/reset/pass/${reset}`, { user_password: DEMO_PASSWORD });
    dead(await lookDeletion(second));
    other = await signIn(people.url, email);
  });

  it('to take over the main account ends when the password of the head or of the successor changes', async () => {
    await propose();
    const [first] = await linksOf(HEIR, /compte principal/i, 1);
    expect((await lookHandover(first)).status).toBe(200);
    await change(main, DEMO_PASSWORD, OTHER_PASSWORD);
    dead(await lookHandover(first));
    await change(main, OTHER_PASSWORD, DEMO_PASSWORD);

    await propose();
    const [second] = await linksOf(HEIR, /compte principal/i, 2);
    await change(heir.client, CHOSEN_PASSWORD, OTHER_PASSWORD);
    dead(await lookHandover(second));
  });

  it('to delete an account ends when its address or its role in the establishment changes', async () => {
    const ask = async (client: ApiClient, user_password: string) => client.post('/v1/user/delete', { user_password });
    await ask(heir.client, OTHER_PASSWORD);
    const [first = ''] = await linksOf(HEIR, /^Confirmer la suppression/, 1);
    const moved = 'heritiere.nouvelle@ecole.example';
    await heir.client.post('/v1/user/reset/mail', { user_email: moved, user_password: OTHER_PASSWORD });
    const confirmation = tokenIn(await people.mailbox.next(moved));
    expect((await people.anybody.post(`/v1/user/update/mail/${confirmation}`, {})).status).toBe(200);
    dead(await lookDeletion(first));

    await ask(heir.client, OTHER_PASSWORD);
    const [second = ''] = await linksOf(moved, /^Confirmer la suppression/, 1);
    await propose();
    const [handover] = await linksOf(moved, /compte principal/i, 1);
    expect((await people.anybody.post(`/v1/user/handover/confirm/${handover}`, {})).status).toBe(200);
    // As an associated account it would have deleted one person, now it would delete the establishment.
    dead(await lookDeletion(second));
  });

  itFurther('is sent once when its act is requested ten times at the same moment', async () => {
    const email = 'presse@sapins.example';
    await people.ask(email, '77500014400011');
    const { id } = await people.requestOf(email);
    expect((await atOnce(async () => people.accept(id))).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await mailed('activation', email)).toBe(1);
    // A new request sends it again; ten at once send it once more.
    await atOnce(async () => people.accept(id));
    expect(await mailed('activation', email)).toBe(2);

    const other = await signIn(people.url, emailOf('otherMain'));
    const before = (await mailed('deletion-link', emailOf('otherMain'))) ?? 0;
    await atOnce(async () => other.post('/v1/user/delete', { user_password: DEMO_PASSWORD }));
    expect(await mailed('deletion-link', emailOf('otherMain'))).toBe(before + 1);

    const { id: associate } = await new Associates(other, people.mailbox).active('associee@sapins.example');
    const asked = async () => other.post(`/v1/user/handover/${associate}`, { user_password: DEMO_PASSWORD });
    expect((await atOnce(asked)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await mailed('handover-proposed', 'associee@sapins.example')).toBe(1);
  });
});
