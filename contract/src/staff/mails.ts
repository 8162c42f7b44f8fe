/** Mails for staff: the recipient, each step with its time, and the part of the content that staff may read. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, list, pathId } from '../data.js';
import { idsUpTo } from '../valuations/life.js';
import { wire, wireObject } from '../wire.js';
import { MOST_AT_ONCE, manyOutcome } from './many.js';

const instant = z.iso.datetime();

/** It is derived from code and class. The server's own words are not stored, because they contain addresses. */
const serverReason = z.enum([
  'unknown_mailbox',
  'unknown_domain',
  'mailbox_disabled',
  'mailbox_full',
  'too_large',
  'policy',
  'sender_refused',
  'sign_in',
  'later',
  'unreachable',
  'other',
]);
export type ServerReason = z.output<typeof serverReason>;

const mailStep = z.object({
  step: about(
    z.enum(['handed', 'accepted', 'refused', 'delayed', 'unwritten', 'interrupted', 'asked_again']),
    'handed: to the server; delayed: the server said later, or did not answer; unwritten: an error in our template; interrupted: another error of ours',
  ),
  at: instant,
  code: about(z.nullable(z.int()), 'The server’s code, such as 550'),
  status: about(z.nullable(z.string()), 'The class of RFC 3463, such as 5.1.1'),
  reason: z.nullable(serverReason),
});
export type MailStep = z.output<typeof mailStep>;

/** Mails whose link works only once, each with the console's page for the link. These mails are not sent again. */
export const LINKED_MAILS = {
  activation: 'signup/finish',
  'associated-invitation': 'signup/finish',
  'staff-invitation': 'signup/finish',
  'password-reset': 'reset/pass',
  'email-change': 'reset/mail/finish',
  'deletion-link': 'remove/account',
  'deletion-planned': 'remove/account',
  'handover-proposed': 'handover',
} as const;

/** A mail with its recipient and its steps. Another call answers the content. Instants are ISO in UTC. */
export const mail = z
  .object({
    id,
    kind: about(z.string(), 'The kind of mail, as the folders of templates/mail are named'),
    subject: about(z.string(), 'Without typed texts; empty once its facts are deleted'),
    recipient: about(z.string(), 'Empty once it is deleted'),
    state: z.enum(['waiting', 'sent', 'failed']),
    attempts: count,
    error_code: about(
      z.nullable(z.enum(['refuse', 'injoignable', 'non_redige', 'interne'])),
      'refuse: refused for good; injoignable: no answer, or later; non_redige: an error in its template; interne: an error of ours',
    ),
    server_reason: about(z.nullable(serverReason), 'The reason of the last try'),
    steps: about(
      list(mailStep),
      'In the order of time, after created_at; none for mails from before they were recorded',
    ),
    created_at: z.string(),
    sent_at: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'Mail',
    examples: [
      {
        id: 7,
        kind: 'activation',
        subject: 'Activez votre compte',
        recipient: 'direction@demo.example',
        state: 'failed',
        attempts: 1,
        error_code: 'refuse',
        server_reason: 'unknown_mailbox',
        steps: [
          { step: 'handed', at: '2026-11-20T09:30:01.000Z', code: null, status: null, reason: null },
          { step: 'refused', at: '2026-11-20T09:30:02.000Z', code: 550, status: '5.1.1', reason: 'unknown_mailbox' },
        ],
        created_at: '2026-11-20T09:30:00.000Z',
        sent_at: null,
      },
    ],
  });
export type Mail = z.output<typeof mail>;

const mailContent = z
  .object({
    state: about(
      z.enum(['shown', 'gone', 'unwritten']),
      'gone: its values are deleted; unwritten: its template cannot be filled',
    ),
    subject: z.string(),
    text: about(z.string(), 'As plain text, without links with a token and without typed texts'),
  })
  .register(z.globalRegistry, {
    id: 'MailContent',
    examples: [{ state: 'shown', subject: 'Activation', text: 'Bonjour Claire Morvan,' }],
  });
export type MailContent = z.output<typeof mailContent>;

const one = { params: { id: pathId }, isBare: true } as const;

export const mailCalls = {
  content: get('/admin/mails/:id/content', { ...one, answer: mailContent, refuses: ['introuvable'] }),
  retry: post('/admin/mails/:id/retry', {
    ...one,
    answer: mail,
    refuses: ['introuvable', 'mail_sans_echec', 'mail_lien_perime'],
  }),
  resend: post('/admin/mails/:id/resend', {
    ...one,
    answer: mail,
    status: [201],
    refuses: ['introuvable', 'mail_non_envoye', 'mail_a_lien', 'mail_oublie'],
  }),
  /** Mails that were not sent, or whose link works once, are left. */
  resendMany: post('/admin/mails/resend', {
    isBare: true,
    body: wireObject({ ids: wire('ids', idsUpTo(MOST_AT_ONCE)) }, { id: 'ResendMailsRequest' }),
    answer: manyOutcome,
    refuses: ['donnees_invalides'],
  }),
  retryMany: post('/admin/mails/retry', {
    isBare: true,
    body: wireObject({ ids: wire('ids', idsUpTo(MOST_AT_ONCE)) }, { id: 'RetryMailsRequest' }),
    answer: manyOutcome,
    refuses: ['donnees_invalides'],
  }),
};
