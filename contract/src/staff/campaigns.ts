/** Campaigns: a message of staff to members whom a filter chooses, in their area and by mail. Unsubscribing from news. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { LONGEST_BODY } from '../content/staff.js';
import { about, count, id, list, pathId, readId } from '../data.js';
import { wire, wireObject } from '../wire.js';

const LONGEST_SUBJECT = 77;
const LEAST_SUBJECT = 4;
const MOST_DEPARTMENTS = 120;
const LONGEST_DEPARTMENT = 3;
const LONGEST_ABSENCE_DAYS = 3_650;
/** How many members a preview may be switched between. */
const MOST_PREVIEWED = 50;

const instant = z.iso.datetime();
const instantOrNull = z.nullable(instant);

const subject = z
  .string('obligatoire')
  .check(z.trim(), z.minLength(LEAST_SUBJECT, 'obligatoire'), z.maxLength(LONGEST_SUBJECT, 'texte_trop_long'));
const body = z
  .string('obligatoire')
  .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_BODY, 'texte_trop_long'));

/** Whom a campaign is for. All conditions hold together. None of them reads what is paid. */
const audience = z.object({
  who: z.enum(['heads', 'associates', 'all'], 'inconnu'),
  departments: about(
    z.array(z.string().check(z.maxLength(LONGEST_DEPARTMENT, 'invalide'))).check(z.maxLength(MOST_DEPARTMENTS)),
    'Empty: everywhere',
  ),
  valuations: about(
    z.enum(['any', 'none', 'below-minimum', 'old-grid'], 'inconnu'),
    'none: the establishment has no valuation; below-minimum: an index is under today’s minimum; old-grid: an amount is of an earlier grid',
  ),
  absent_days: about(
    z.nullable(z.int('invalide').check(z.minimum(1, 'invalide'), z.maximum(LONGEST_ABSENCE_DAYS, 'invalide'))),
    'Not signed in since this number of days; null: no condition',
  ),
});
export type CampaignAudience = z.output<typeof audience>;

const EVERYWHERE: CampaignAudience = { who: 'heads', departments: [], valuations: 'below-minimum', absent_days: null };

export const campaign = z
  .object({
    id,
    subject,
    body: about(body, 'HTML with the elements of a text of the portal; others are removed'),
    audience,
    in_app: about(z.boolean(), 'Shown in the member area until it is read'),
    by_mail: z.boolean(),
    is_duty: about(z.boolean(), 'It also goes to members who want no news, and has no link to unsubscribe'),
    state: z.enum(['draft', 'scheduled', 'sending', 'suspended', 'sent']),
    sends_at: about(instantOrNull, 'When a scheduled campaign is sent; the recipients are frozen at that time'),
    recipients: about(count, 'Set when the sending starts; later changes of accounts do not add to it'),
    sent: count,
    failed: about(count, 'Mails that failed for good'),
    left_out: about(count, 'Closed their account or unsubscribed while it was being sent'),
    read: about(count, 'Opened in the member area'),
    started_at: instantOrNull,
    finished_at: instantOrNull,
    version: id,
    updated_at: instant,
    updated_by: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'Campaign',
    examples: [
      {
        id: 3,
        subject: 'Indices sous le minimum',
        body: '<p>La grille en vigueur donne un minimum plus haut.</p><p>Votre espace montre les valorisations.</p>',
        audience: EVERYWHERE,
        in_app: true,
        by_mail: true,
        is_duty: false,
        state: 'sending',
        sends_at: null,
        recipients: 37,
        sent: 26,
        failed: 2,
        left_out: 0,
        read: 11,
        started_at: '2026-11-20T14:00:00.000Z',
        finished_at: null,
        version: 2,
        updated_at: '2026-11-20T14:00:00.000Z',
        updated_by: 'Camille Martin',
      },
    ],
  });
export type Campaign = z.output<typeof campaign>;

/** One member whom a campaign was frozen for. */
export const campaignRecipient = z
  .object({
    id,
    campaign_id: id,
    name: z.string(),
    company_name: z.string(),
    state: about(
      z.enum(['waiting', 'queued', 'sent', 'failed', 'left']),
      'queued: the mail waits for its server; left: closed its account or unsubscribed meanwhile',
    ),
    posted_at: instantOrNull,
    read_at: instantOrNull,
    mail_id: about(z.nullable(id), 'Null: none, or deleted by age'),
  })
  .register(z.globalRegistry, {
    id: 'CampaignRecipient',
    examples: [
      {
        id: 9,
        campaign_id: 3,
        name: 'Claire Morvan',
        company_name: 'Lycée agricole privé des Trois Rivières',
        state: 'sent',
        posted_at: '2026-11-20T14:00:02.000Z',
        read_at: null,
        mail_id: 41,
      },
    ],
  });
export type CampaignRecipient = z.output<typeof campaignRecipient>;

const counted = z
  .object({
    matching: about(count, 'Members who fulfil the conditions'),
    invited: about(count, 'Of them, those who have not chosen a password'),
    closed: about(count, 'Suspended, or with a planned deletion'),
    refusing: about(count, 'Those who want no news'),
    receiving: count,
    members: about(list(z.object({ id, name: z.string(), company_name: z.string() })), 'The first who receive it'),
  })
  .register(z.globalRegistry, {
    id: 'CampaignAudience',
    examples: [
      {
        matching: 41,
        invited: 3,
        closed: 0,
        refusing: 1,
        receiving: 37,
        members: [{ id: 1, name: 'Claire Morvan', company_name: 'Lycée agricole privé des Trois Rivières' }],
      },
    ],
  });
export type CountedAudience = z.output<typeof counted>;

const preview = z.object({ subject: z.string(), html: z.string() }).register(z.globalRegistry, {
  id: 'CampaignPreview',
  examples: [{ subject: 'Bonjour', html: '<p>Bonjour Claire,</p>' }],
});

const notice = wireObject(
  { id: wire('notice_id', id), subject: wire('subject', z.string()), body: wire('body', z.string()) },
  { id: 'CampaignNotice' },
);
export type CampaignNotice = z.output<typeof notice>;

const news = wireObject(
  { refused: wire('refused', about(z.boolean(), 'True: the account gets no news, only what is its duty to know')) },
  { id: 'NewsChoice' },
);

const one = { params: { id: pathId }, isBare: true } as const;
const isDuty = wire('is_duty', z.boolean('invalide'));
const ofLink = { params: { token: z.string() }, answer: news, refuses: ['lien_invalide'] } as const;

export { MOST_PREVIEWED };

export const campaignCalls = {
  audience: post('/admin/campaigns/audience', {
    isBare: true,
    body: wireObject({ audience: wire('audience', audience), isDuty }, { id: 'CountAudienceRequest' }),
    answer: counted,
    refuses: ['donnees_invalides'],
  }),
  preview: post('/admin/campaigns/preview', {
    isBare: true,
    body: wireObject(
      {
        subject: wire('subject', subject),
        body: wire('body', body),
        isDuty,
        accountId: wire('account_id', about(readId, 'The member as whom it is shown')),
      },
      { id: 'PreviewCampaignRequest' },
    ),
    answer: preview,
    refuses: ['donnees_invalides', 'introuvable'],
  }),
  test: post('/admin/campaigns/:id/test', { ...one, answer: campaign, refuses: ['introuvable'] }),
  send: post('/admin/campaigns/:id/send', {
    ...one,
    answer: campaign,
    refuses: ['introuvable', 'campagne_partie', 'campagne_programmee', 'campagne_sans_destinataire'],
  }),
  schedule: post('/admin/campaigns/:id/schedule', {
    ...one,
    body: wireObject({ sendsAt: wire('sends_at', z.iso.datetime('invalide')) }, { id: 'ScheduleCampaignRequest' }),
    answer: campaign,
    refuses: ['introuvable', 'donnees_invalides', 'campagne_partie', 'campagne_programmee'],
  }),
  /** The campaign is a draft again. */
  withdraw: post('/admin/campaigns/:id/withdraw', {
    ...one,
    answer: campaign,
    refuses: ['introuvable', 'campagne_partie'],
  }),
  suspend: post('/admin/campaigns/:id/suspend', {
    ...one,
    answer: campaign,
    refuses: ['introuvable', 'campagne_finie'],
  }),
  resume: post('/admin/campaigns/:id/resume', { ...one, answer: campaign, refuses: ['introuvable', 'campagne_finie'] }),
};

/** What members do with campaigns. */
export const noticeCalls = {
  list: get('/v1/notices', { answer: list(notice) }),
  read: post('/v1/notices/:id/read', {
    params: { id: pathId },
    answer: wireObject({ read: wire('read', z.literal(true)) }, { id: 'NoticeRead' }),
    refuses: ['introuvable'],
  }),
  /** By the link of a mail, without a session. The POST is also the one click of mail programs (RFC 8058). */
  choice: get('/v1/user/news/:token', ofLink),
  refuse: post('/v1/user/news/:token', ofLink),
  accept: post('/v1/user/news/:token/accept', ofLink),
};
