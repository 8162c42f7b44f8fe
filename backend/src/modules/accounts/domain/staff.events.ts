import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

const role = z.enum(['staff', 'admin']);

/** Events that only accounts of the employer body have. */
export const staffEvent = {
  invited: EventShape.first(
    'account.staff-invited',
    'An admin opened an account of the employer body; its holder has no password yet.',
    z.strictObject({ role }),
  ),
  roleChanged: EventShape.first(
    'account.staff-role-changed',
    'An admin gave the account another role.',
    z.strictObject({ before: role, role }),
  ),
  suspended: EventShape.first(
    'account.staff-suspended',
    'An admin closed the account, or withdrew its invitation; its sessions ended.',
    noPayload,
  ),
  reinstated: EventShape.first('account.staff-reinstated', 'An admin reinstated the account.', noPayload),
  sessionsEnded: EventShape.first('account.staff-sessions-ended', 'An admin ended all of its sessions.', noPayload),
};
