/** The employer body's own people: their roles, and acts on their accounts. Staff can read the list; admins act. */
import * as z from 'zod/mini';
import { emailField, LONGEST_NAME, requiredNameField } from '../accounts/fields.js';
import { mailSent } from '../accounts/user.js';
import { post } from '../call.js';
import { about, count, id, pathId } from '../data.js';

const instantOrNull = z.nullable(z.iso.datetime());
const role = z.enum(['staff', 'admin'], 'inconnu');

export const staffMember = z
  .object({
    id,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    role: about(role, 'admin: also settings and staff accounts'),
    state: about(
      z.enum(['invited', 'expired', 'active', 'suspended']),
      'expired: never activated, and the link of its invitation has expired',
    ),
    totp_since: about(instantOrNull, 'The time from which signing in requires a code'),
    last_seen_at: about(instantOrNull, 'The last use of a session, to the hour'),
    sessions: about(count, 'Live sessions'),
    created_at: z.iso.datetime(),
    version: id,
  })
  .register(z.globalRegistry, {
    id: 'StaffMember',
    examples: [
      {
        id: 5,
        email: 'staff@demo.example',
        first_name: 'Hélène',
        last_name: 'Caron',
        role: 'staff',
        state: 'active',
        totp_since: '2026-11-20T09:30:00.000Z',
        last_seen_at: '2026-11-22T14:00:00.000Z',
        sessions: 1,
        created_at: '2026-01-05T08:00:00.000Z',
        version: 3,
      },
    ],
  });
export type StaffMember = z.output<typeof staffMember>;

const name = requiredNameField(LONGEST_NAME);

export const staffInvitation = z
  .object({ email: emailField, first_name: name, last_name: name, role: z._default(role, 'staff') })
  .register(z.globalRegistry, {
    id: 'InviteStaffRequest',
    examples: [{ email: 'lea.martin@exemple.fr', first_name: 'Léa', last_name: 'Martin', role: 'staff' }],
  });

/** A field that is left out keeps its value. */
export const staffChange = z
  .object({
    first_name: z.optional(name),
    last_name: z.optional(name),
    role: z.optional(role),
    version: about(z.optional(id), 'The version that the writer has read'),
  })
  .register(z.globalRegistry, { id: 'ChangeStaffRequest', examples: [{ role: 'admin', version: 3 }] });

const ofOne = { params: { id: pathId } } as const;
const acting = { ...ofOne, answer: staffMember, isBare: true } as const;

export const teamCalls = {
  suspend: post('/admin/staff/:id/suspend', {
    ...acting,
    refuses: ['introuvable', 'compte_etat_inchange', 'compte_personnel', 'dernier_administrateur'],
  }),
  reinstate: post('/admin/staff/:id/reinstate', { ...acting, refuses: ['introuvable', 'compte_etat_inchange'] }),
  endSessions: post('/admin/staff/:id/sessions/end', { ...acting, refuses: ['introuvable'] }),
  resetSecondStep: post('/admin/staff/:id/totp/reset', {
    ...acting,
    refuses: ['introuvable', 'compte_personnel', 'second_facteur_absent'],
  }),
  resend: post('/admin/staff/:id/resend', {
    ...ofOne,
    answer: mailSent,
    refuses: ['introuvable', 'compte_deja_active'],
  }),
};
