/** The journal as staff read it: who did what to what, and when. Only read. */
import * as z from 'zod/mini';
import { about, id } from '../data.js';

const instant = z.iso.datetime();

/** Every event of the product; a test holds the list against the catalogue of events. */
const journalEvent = z.enum(
  [
    'access.granted',
    'access.read',
    'access.withdrawn',
    'account.activated',
    'account.activation-resent',
    'account.corrected',
    'account.deletion-cancelled',
    'account.deletion-planned',
    'account.email-changed',
    'account.erased',
    'account.handed-over',
    'account.password-changed',
    'account.recovery-code-used',
    'account.recovery-codes-renewed',
    'account.registered',
    'account.second-step-removed',
    'account.second-step-set',
    'account.sessions-ended',
    'account.staff-invited',
    'account.staff-reinstated',
    'account.staff-role-changed',
    'account.staff-sessions-ended',
    'account.staff-suspended',
    'account.suspended',
    'account.suspension-lifted',
    'content.archived',
    'content.published',
    'content.restored',
    'content.unpublished',
    'content.unscheduled',
    'establishment.erased',
    'establishment.renamed',
    'free-functions.read',
    'function.proposal-withdrawn',
    'function.proposed',
    'grid.put-in-force',
    'job.retried',
    'list.exported',
    'mail.requested',
    'message.answered',
    'message.assigned',
    'message.closed',
    'message.noted',
    'message.reopened',
    'print.requested',
    'profile.created',
    'profile.deleted',
    'profile.renamed',
    'profile.sheet-saved',
    'public-request.received',
    'record.changed',
    'record.created',
    'record.deleted',
    'valuation.anniversary-applied',
    'valuation.archive-undone',
    'valuation.archived',
    'valuation.brought-up-to-date',
    'valuation.completed',
    'valuation.created',
    'valuation.deleted',
    'valuation.duplicated',
    'valuation.edited',
    'valuation.history-noted',
    'valuation.imported',
    'valuation.outdated',
    'valuation.unarchived',
    'valuation.visibility-changed',
  ],
  'inconnu',
);
export type JournalEvent = z.output<typeof journalEvent>;
export const JOURNAL_EVENTS = journalEvent.options;

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const journalLine = z
  .object({
    id: about(id, 'Its place in the journal: rises with time'),
    occurred_at: instant,
    type: journalEvent,
    kind: about(z.string(), 'What kind of thing it happened to, as ‘account’ or the name of a resource'),
    thing_id: about(id, 'Which of them'),
    actor_id: about(z.nullable(id), 'The account that did it; null: the product itself, or somebody without a session'),
    actor: about(z.nullable(z.string()), 'Its name; null once the account is gone'),
    establishment_id: z.nullable(id),
    company_name: z.nullable(z.string()),
    fields: about(z.array(z.string()), 'Names of the fields that were written, or filtered by'),
    before: about(values, 'Ids, states and numbers as they were; never what somebody typed'),
    after: about(values, 'And as they are since; empty once the data of an establishment is erased'),
  })
  .register(z.globalRegistry, {
    id: 'JournalLine',
    examples: [
      {
        id: 1204,
        occurred_at: '2026-11-20T09:30:00.000Z',
        type: 'account.staff-role-changed',
        kind: 'account',
        thing_id: 9,
        actor_id: 5,
        actor: 'Camille Martin',
        establishment_id: null,
        company_name: null,
        fields: [],
        before: { role: 'staff' },
        after: { role: 'admin' },
      },
    ],
  });
export type JournalLine = z.output<typeof journalLine>;
