import type { AccessRule } from '../../src/platform/access/access.decorator.js';
import { ROLES, type Role } from './role-clients.js';

/** Refusals by role; a missing role is let through to the route. */
type Refused = Readonly<Partial<Record<Role, string>>>;

const SIGNED_IN: Refused = { anonymous: '401 session_absente' };
const ACTIVE: Refused = { ...SIGNED_IN, pending: '403 compte_non_active' };
const MEMBERS: Refused = { ...ACTIVE, staff: '403 acces_refuse', admin: '403 acces_refuse' };
const BODY: Refused = {
  ...ACTIVE,
  main: '403 acces_refuse',
  associated: '403 acces_refuse',
  otherMain: '403 acces_refuse',
};

/** The refusal of each role by a route's rule. */
export const REFUSED: Readonly<Record<AccessRule, Refused>> = {
  public: {},
  session: SIGNED_IN,
  active: ACTIVE,
  activation: SIGNED_IN,
  member: MEMBERS,
  main: { ...MEMBERS, associated: '403 acces_refuse' },
  // The associated account of the tests has no right to see pay.
  pay: { ...MEMBERS, associated: '403 acces_refuse' },
  // No session is a key.
  'payroll-key': Object.fromEntries(ROLES.map((role) => [role, '401 cle_refusee'])),
  'own-staff': BODY,
  staff: BODY,
  admin: { ...BODY, staff: '403 acces_refuse' },
};
