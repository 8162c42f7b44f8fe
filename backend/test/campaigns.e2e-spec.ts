/** Staff write to members whom a filter chooses: in their area and by mail, at a pace, once each, and not against their will. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { campaignCalls, dashboardCalls, type CampaignAudience } from '@valorisation/contract';
import { z } from 'zod';
import { ApiClient, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { changeSetting } from './support/change-setting.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, type ReceivedMail, type TestMailbox } from './support/test-mailbox.js';
import { campaignRecipientResponse, campaignResponse } from './support/wire-schemas.js';

const CAMPAIGNS = '/admin/campaigns';
const HEADS: CampaignAudience = { who: 'heads', departments: [], valuations: 'any', absent_days: null };
const MESSAGE = {
  subject: 'Rentrée des établissements',
  body: '<p>Bonjour <strong>à tous</strong>, lisez <a href="#/documents">le guide</a>.</p><script>alert(1)</script>',
  audience: HEADS,
};
const ONE_CLICK = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a campaign', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let url: string;
  let staff: ApiClient;
  let main: ApiClient;

  const write = async (more: object = {}) => {
    const written = await staff.post(CAMPAIGNS, { ...MESSAGE, ...more });
    expect(written.status).toBe(201);
    return campaignResponse.parse(written.body);
  };
  const act = async (id: number, name: string) => staff.post(`${CAMPAIGNS}/${id}/${name}`, {});
  const read = async (id: number) => campaignResponse.parse((await staff.get(`${CAMPAIGNS}/${id}`)).body);
  const reaching = async (id: number, state: string) =>
    eventually(async () => {
      const now = await read(id);
      if (now.state !== state || now.sent + now.failed + now.left_out < now.recipients) throw new Error(now.state);
      return now;
    });
  const recipients = async (id: number) => {
    const filter = encodeURIComponent(JSON.stringify({ campaign_id: id }));
    return z
      .array(campaignRecipientResponse)
      .parse((await staff.get(`/admin/campaign-recipients?filter=${filter}`)).body);
  };
  const count = async (audience: Partial<CampaignAudience>, isDuty = false) => {
    const asked = { audience: { ...HEADS, ...audience }, is_duty: isDuty };
    return z.parse(campaignCalls.audience.answer, (await staff.post(`${CAMPAIGNS}/audience`, asked)).body);
  };
  const notices = async () =>
    payloadOf(
      z.array(z.object({ notice_id: z.number(), subject: z.string(), body: z.string() })),
      await main.get('/v1/notices'),
    );
  const tokenOf = ({ links }: ReceivedMail) =>
    links
      .find((link) => link.includes('/nouvelles/'))
      ?.split('/')
      .at(-1) ?? '';

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    url = await bench.startApi();
    staff = await signIn(url, emailOf('staff'));
    main = await signIn(url, emailOf('main'));
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl });
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('tells whom a filter reaches and who is left out, before anything is stored', async () => {
    const all = await count({ who: 'all' });
    const [heads, associates] = [await count({}), await count({ who: 'associates' })];
    expect(heads.matching + associates.matching).toBe(all.matching);
    expect(heads.receiving + heads.invited + heads.closed + heads.refusing).toBe(heads.matching);
    expect(heads.members.map(({ name }) => name)).toContain('Claire Morvan');
    const [without, below, old] = [
      await count({ valuations: 'none' }),
      await count({ valuations: 'below-minimum' }),
      await count({ valuations: 'old-grid' }),
    ];
    const { rows } = await bench.owner.query<{ without: number; below: number; old: number }>(
      `select count(*) filter (where not exists (select from valuation v where v.establishment_id = a.establishment_id))::integer as without,
              count(*) filter (where exists (select from valuation v where v.establishment_id = a.establishment_id and v.status in (2, 3)))::integer as old
         from account a where a.role = 'member' and a.parent_id is null`,
    );
    expect([without.matching, old.matching]).toEqual([rows[0]?.without, rows[0]?.old]);
    expect(below.matching).toBeLessThanOrEqual(heads.matching - without.matching);
    expect((await count({ departments: ['2A'] })).matching).toBe(0);
    expect((await count({ absent_days: 3650 })).matching).toBe(
      (
        await bench.owner.query(
          `select from account where role = 'member' and parent_id is null and last_sign_in_at is null`,
        )
      ).rowCount,
    );
  });

  it('is shown as one member would get it, and mailed to its author alone', async () => {
    const [member] = (await count({})).members;
    const asked = { ...MESSAGE, is_duty: false, account_id: member?.id };
    const shown = z.parse(campaignCalls.preview.answer, (await staff.post(`${CAMPAIGNS}/preview`, asked)).body);
    expect(shown).toMatchObject({ subject: MESSAGE.subject });
    expect(shown.html).toContain(`Bonjour ${member?.name},`);
    expect(shown.html).toContain(member?.company_name);
    const { id } = await write();
    expect((await act(id, 'test')).status).toBe(200);
    expect(await mailbox.next(emailOf('staff'))).toMatchObject({ subject: MESSAGE.subject });
    expect(await read(id)).toMatchObject({ state: 'draft', recipients: 0 });
    expect(await mailbox.to(emailOf('main'))).toEqual([]);
  });

  it('reaches each member once, in the area and by mail, and counts what was read', async () => {
    const { id } = await write();
    expect((await act(id, 'send')).status).toBe(200);
    const sent = await reaching(id, 'sent');
    expect(sent).toMatchObject({ failed: 0, left_out: 0, read: 0, recipients: (await count({})).receiving });
    const mail = await mailbox.next(emailOf('main'));
    expect(mail.html).toMatch(/<strong>à tous<\/strong>, lisez <a href="https?:\/\/[^"/]+\/#\/documents">le guide</);
    expect(mail.html).not.toContain('alert(1)');
    expect(mail.text).toMatch(/Bonjour à tous, lisez le guide https?:\/\/[^ /]+\/#\/documents\./);
    expect(await mailbox.to(emailOf('main'))).toHaveLength(1);
    expect(mail.unsubscribe).toMatch(new RegExp(`/v1/user/news/${tokenOf(mail)}$`));
    const [notice] = await notices();
    expect(notice).toMatchObject({ subject: MESSAGE.subject, body: MESSAGE.body.replace(/<script.*/, '') });
    const other = await signIn(url, emailOf('otherMain'));
    const path = `/v1/notices/${notice?.notice_id}/read`;
    expect(refusalOf(await other.post(path, {}))).toBe('404 introuvable');
    payloadOf(z.object({ read: z.literal(true) }), await main.post(path, {}));
    expect(await notices()).toEqual([]);
    expect(await read(id)).toMatchObject({ read: 1 });
    expect((await recipients(id)).find(({ name }) => name === 'Claire Morvan')).toMatchObject({ state: 'sent' });
  });

  it('is sent by the worker at its time, and can be withdrawn and changed until then', async () => {
    const { id } = await write({ subject: 'À l’heure dite' });
    const schedule = async (at: number) =>
      staff.post(`${CAMPAIGNS}/${id}/schedule`, { sends_at: new Date(Date.now() + at).toISOString() });
    expect(fieldsOf(await schedule(-1000))).toEqual(['sends_at']);
    expect(campaignResponse.parse((await schedule(3_600_000)).body)).toMatchObject({
      state: 'scheduled',
      recipients: 0,
    });
    const coming = z.parse(dashboardCalls.coming.answer, (await staff.get('/admin/coming')).body);
    expect(coming).toContainEqual(expect.objectContaining({ what: 'campaign', id, title: 'À l’heure dite' }));
    const changed = await staff.call(`${CAMPAIGNS}/${id}`, { method: 'PUT', body: { subject: 'Autre heure' } });
    expect([refusalOf(changed), refusalOf(await act(id, 'send'))]).toEqual(Array(2).fill('409 campagne_programmee'));
    expect(campaignResponse.parse((await act(id, 'withdraw')).body)).toMatchObject({ state: 'draft', sends_at: null });
    await staff.call(`${CAMPAIGNS}/${id}`, { method: 'PUT', body: { subject: 'Autre heure' } });
    expect((await schedule(1000)).status).toBe(200);
    const sent = await reaching(id, 'sent');
    expect(sent).toMatchObject({ subject: 'Autre heure', failed: 0, recipients: (await count({})).receiving });
    expect(refusalOf(await act(id, 'withdraw'))).toBe('409 campagne_partie');
  });

  it('changes only while it is a draft, and has a way for each member and none for others', async () => {
    const { id, version } = await write();
    const changed = await staff.call(`${CAMPAIGNS}/${id}`, {
      method: 'PUT',
      body: { subject: 'Autre objet', version },
    });
    expect(campaignResponse.parse(changed.body)).toMatchObject({ subject: 'Autre objet', version: 2 });
    expect(fieldsOf(await staff.post(CAMPAIGNS, { ...MESSAGE, in_app: false, by_mail: false }))).toEqual(['by_mail']);
    const nobody = await write({ audience: { ...HEADS, departments: ['2A'] } });
    expect(refusalOf(await act(nobody.id, 'send'))).toBe('409 campagne_sans_destinataire');
    expect((await staff.call(`${CAMPAIGNS}/${nobody.id}`, { method: 'DELETE' })).status).toBe(200);
    await act(id, 'send');
    await reaching(id, 'sent');
    const late = await staff.call(`${CAMPAIGNS}/${id}`, { method: 'PUT', body: { subject: 'Trop tard' } });
    expect(refusalOf(late)).toBe('409 campagne_partie');
    expect(refusalOf(await act(id, 'send'))).toBe('409 campagne_partie');
    expect(refusalOf(await act(id, 'suspend'))).toBe('409 campagne_finie');
    expect(refusalOf(await staff.call(`${CAMPAIGNS}/${id}`, { method: 'DELETE' }))).toBe('409 encore_utilise');
    expect(refusalOf(await main.get(CAMPAIGNS))).toBe('403 acces_refuse');
    expect(refusalOf(await new ApiClient(url).get('/v1/notices'))).toBe('401 session_absente');
  });

  it('keeps the pace of the setting, stops when suspended and goes on from where it was', async () => {
    await changeSetting(bench.owner, 'campaign_mails_per_minute', 1);
    await bench.owner.query(`update campaign_recipient set posted_at = posted_at - interval '1 hour'`);
    const { id } = await write();
    await act(id, 'send');
    await eventually(async () =>
      expect((await recipients(id)).filter(({ state }) => state === 'sent')).toHaveLength(1),
    );
    expect(campaignResponse.parse((await act(id, 'suspend')).body)).toMatchObject({ state: 'suspended' });
    await changeSetting(bench.owner, 'campaign_mails_per_minute', 600);
    expect((await recipients(id)).filter(({ state }) => state === 'waiting').length).toBeGreaterThan(0);
    expect((await act(id, 'resume')).status).toBe(200);
    const { sent, recipients: frozen } = await reaching(id, 'sent');
    expect(sent).toBe(frozen);
  });

  it('respects who wants no news, by one click of the mail program, unless it is a duty', async () => {
    const mail = await mailbox.next(emailOf('main'));
    const token = tokenOf(mail);
    const choice = async () =>
      payloadOf(z.object({ refused: z.boolean() }), await new ApiClient(url).get(`/v1/user/news/${token}`));
    expect(await choice()).toEqual({ refused: false });
    const clicked = await fetch(new URL(`/v1/user/news/${token}`, url), {
      method: 'POST',
      headers: ONE_CLICK,
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    expect(await choice()).toEqual({ refused: true });
    const { receiving } = await count({}, true);
    expect(await count({})).toMatchObject({ refusing: 1, receiving: receiving - 1 });
    const before = (await mailbox.to(emailOf('main'))).length;
    const { id } = await write({ is_duty: true, subject: 'Votre obligation' });
    await act(id, 'send');
    await reaching(id, 'sent');
    const duty = await mailbox.next(emailOf('main'), before + 1);
    expect([duty.subject, duty.unsubscribe, tokenOf(duty)]).toEqual(['Votre obligation', null, '']);
    await new ApiClient(url).post(`/v1/user/news/${token}/accept`);
    expect(await choice()).toEqual({ refused: false });
    expect(refusalOf(await new ApiClient(url).post(`/v1/user/news/${token.slice(0, -1)}_`))).toBe('401 lien_invalide');
    // The form of another page is refused as before.
    const form = await fetch(new URL('/v1/user/login', url), { method: 'POST', headers: ONE_CLICK, body: 'a=b' });
    expect(form.status).toBe(415);
  });
});
