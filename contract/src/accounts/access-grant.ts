/** Whether staff of the employer body may read names and texts of the establishment, and what they have read (ADR 43). */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, list } from '../data.js';
import { wire, wireObject } from '../wire.js';

const instant = z.iso.datetime();

/** The screens that staff may open: people with their functions, one person, one valuation, and its journal. */
const viewedScreen = z.enum(['people', 'person', 'valuation', 'history']);
export type ViewedScreen = z.output<typeof viewedScreen>;

const staffRead = wireObject({
  at: wire('at', instant),
  reader: wire('reader', about(z.nullable(z.string()), 'The staff member; null once the account is gone')),
  screen: wire('screen', viewedScreen),
  person: wire(
    'person',
    about(z.nullable(z.string()), 'The person concerned; null for the list, and for rows that no longer exist'),
  ),
  personId: wire('person_id', z.nullable(id)),
});
export type StaffRead = z.output<typeof staffRead>;

const staffAccess = wireObject(
  {
    isOpen: wire('open', about(z.boolean(), 'Staff may read now')),
    until: wire('until', about(z.nullable(instant), 'When it ends by itself; null: not open')),
    grantedAt: wire('granted_at', z.nullable(instant)),
    reads: wire('reads', about(list(staffRead), 'The latest first, at most 50')),
    readsInAll: wire('reads_in_all', count),
  },
  { id: 'StaffAccess' },
);
export type StaffAccess = z.output<typeof staffAccess>;

export const accessGrantCalls = {
  state: get('/v1/user/staff-access', { answer: staffAccess }),
  grant: post('/v1/user/staff-access/grant', { answer: staffAccess, refuses: ['acces_deja_accorde', 'conflit'] }),
  withdraw: post('/v1/user/staff-access/withdraw', { answer: staffAccess, refuses: ['introuvable', 'conflit'] }),
};
