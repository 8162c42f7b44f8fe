/** The journal as staff read it: who did what to which record, and when. It is read-only. */
import { JOURNAL_EVENTS } from '@valorisation/rules';
import * as z from 'zod/mini';
import { about, id, wideId } from '../data.js';

const instant = z.iso.datetime();

/** Every event of the product. Each has words for people. A test compares the list with the catalogue of events. */
const journalEvent = z.enum(Object.keys(JOURNAL_EVENTS) as JournalEvent[], 'inconnu');
export type JournalEvent = keyof typeof JOURNAL_EVENTS;

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const journalLine = z
  .object({
    id: about(wideId, 'Its place in the journal; it rises with time'),
    occurred_at: instant,
    type: journalEvent,
    kind: about(z.string(), 'The kind of thing concerned, such as ‘account’ or the name of a resource'),
    thing_id: about(id, 'The id of that thing'),
    actor_id: about(z.nullable(id), 'The account that did it; null: the product itself, or a caller without a session'),
    actor: about(z.nullable(z.string()), 'Its name; null once the account is gone'),
    establishment_id: z.nullable(id),
    company_name: z.nullable(z.string()),
    fields: about(z.array(z.string()), 'Names of the fields that were written or filtered by'),
    before: about(values, 'Earlier ids, states and numbers; never a typed text'),
    after: about(values, 'The values since; empty once the data of an establishment is erased'),
    setting: about(z.nullable(z.string()), 'For a setting, its key'),
    names: about(z.record(z.string(), z.string()), 'Names of the numbers among the values, by ‘name:number’'),
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
        setting: null,
        names: {},
      },
    ],
  });
export type JournalLine = z.output<typeof journalLine>;
