/** Messages to the employer body as conversations: answers by mail, notes among staff, and the person responsible. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, list, pathId, typedDay } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { LONGEST_ANSWER } from './many.js';

const LONGEST_TITLE = 120;

const instant = z.iso.datetime();
const typed = z
  .string('obligatoire')
  .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_ANSWER, 'message_trop_long'));

/** A message with its answers and notes. Its texts are personal data. */
export const message = z
  .object({
    id,
    sender: about(z.enum(['member', 'public']), 'public: a sender without an account'),
    state: about(z.enum(['open', 'assigned', 'closed']), 'open: no staff member looks after it'),
    doubtful: about(z.boolean(), 'A hidden field was filled in; no mail was sent about it'),
    name: z.string(),
    email: z.string(),
    company_name: about(z.nullable(z.string()), 'For a member'),
    subject: z.string(),
    message: z.string(),
    assigned_to: about(z.nullable(id), 'The staff account that looks after it'),
    assignee: about(z.nullable(z.string()), 'The name of that account'),
    created_at: instant,
    answered_at: about(z.nullable(instant), 'The time of the first answer'),
    closed_at: z.nullable(instant),
    version: id,
  })
  .register(z.globalRegistry, {
    id: 'Message',
    examples: [
      {
        id: 3,
        sender: 'member',
        state: 'assigned',
        doubtful: false,
        name: 'Claire Morvan',
        email: 'direction@demo.example',
        company_name: 'Maison familiale rurale du Haut Bocage',
        subject: 'Une question de classement',
        message: 'Bonjour, quelle fonction retenir ?',
        assigned_to: 5,
        assignee: 'Camille Martin',
        created_at: '2026-11-20T09:30:00.000Z',
        answered_at: null,
        closed_at: null,
        version: 2,
      },
    ],
  });
export type Message = z.output<typeof message>;

const entry = z.object({
  id,
  kind: about(z.enum(['answer', 'note']), 'note: only staff read it'),
  body: z.string(),
  author: about(z.nullable(z.string()), 'Null: the account is gone'),
  mail_id: about(z.nullable(id), 'The mail of an answer, until it is deleted'),
  mail_state: z.nullable(z.enum(['waiting', 'sent', 'failed'])),
  created_at: instant,
});
export type MessageEntry = z.output<typeof entry>;

const thread = z
  .object({
    entries: about(list(entry), 'In the order of time'),
    staff: about(list(z.object({ id, name: z.string() })), 'The staff members who may look after it'),
  })
  .register(z.globalRegistry, {
    id: 'MessageThread',
    examples: [
      {
        entries: [
          {
            id: 9,
            kind: 'answer',
            body: 'Bonjour, la fonction principale.',
            author: 'Camille Martin',
            mail_id: 41,
            mail_state: 'sent',
            created_at: '2026-11-20T10:05:00.000Z',
          },
        ],
        staff: [{ id: 5, name: 'Camille Martin' }],
      },
    ],
  });
export type MessageThread = z.output<typeof thread>;

const figures = z
  .object({
    received: count,
    answered: count,
    waiting: about(count, 'Neither answered nor closed'),
    median_minutes: about(z.nullable(count), 'From the message to the first answer; null without any'),
  })
  .register(z.globalRegistry, {
    id: 'MessageFigures',
    examples: [{ received: 12, answered: 10, waiting: 1, median_minutes: 95 }],
  });
export type MessageFigures = z.output<typeof figures>;

export const answerTemplate = z
  .object({
    id,
    title: z
      .string('obligatoire')
      .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_TITLE, 'texte_trop_long')),
    body: typed,
    version: id,
    updated_at: instant,
    updated_by: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'AnswerTemplate',
    examples: [
      {
        id: 2,
        title: 'Mot de passe perdu',
        body: 'Bonjour, la page de connexion propose un autre mot de passe.',
        version: 1,
        updated_at: '2026-11-20T09:30:00.000Z',
        updated_by: 'Camille Martin',
      },
    ],
  });
export type AnswerTemplate = z.output<typeof answerTemplate>;

const one = { params: { id: pathId }, isBare: true } as const;
const changed = { ...one, answer: message } as const;
const read = wire('version', about(z.optional(id), 'The version that the writer has read'));
const text = wire('text', typed);
const acted = wireObject({ version: read }, { id: 'MessageActRequest' });

export const messageCalls = {
  thread: get('/admin/messages/:id/thread', { ...one, answer: thread, refuses: ['introuvable'] }),
  figures: get('/admin/message-figures', {
    isBare: true,
    query: {
      from: wire('from', about(z.optional(typedDay), 'Messages from this day on')),
      to: wire('to', about(z.optional(typedDay), 'And up to this day')),
    },
    answer: figures,
    refuses: ['donnees_invalides'],
  }),
  assign: post('/admin/messages/:id/assign', {
    ...changed,
    body: wireObject(
      { to: wire('to', about(z.nullable(id), 'A staff account; null: none')), version: read },
      { id: 'AssignMessageRequest' },
    ),
    refuses: ['introuvable', 'version_perimee', 'message_clos', 'donnees_invalides'],
  }),
  answer: post('/admin/messages/:id/answer', {
    ...changed,
    body: wireObject(
      { text, closes: wire('close', about(z._default(z.boolean(), false), 'And closes it')), version: read },
      { id: 'AnswerMessageRequest' },
    ),
    refuses: ['introuvable', 'version_perimee', 'message_clos', 'donnees_invalides'],
  }),
  note: post('/admin/messages/:id/note', {
    ...changed,
    body: wireObject({ text }, { id: 'NoteMessageRequest' }),
    refuses: ['introuvable', 'donnees_invalides'],
  }),
  close: post('/admin/messages/:id/close', {
    ...changed,
    body: acted,
    refuses: ['introuvable', 'version_perimee', 'message_clos'],
  }),
  reopen: post('/admin/messages/:id/reopen', {
    ...changed,
    body: acted,
    refuses: ['introuvable', 'version_perimee', 'message_ouvert'],
  }),
};
