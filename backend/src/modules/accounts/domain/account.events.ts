import { SIRET_REASONS } from '@valorisation/rules';
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

const origin = z.enum(['requested', 'invited']);

/** How an account began: asked for by its holder, or added by a main account. */
export type AccountOrigin = z.infer<typeof origin>;

/** What happens to an account. Its values are personal and live in the row, so most only say that they changed. */
export const accountEvent = {
  registered: EventShape.first(
    'account.registered',
    'An account was opened, without a password yet.',
    z.strictObject({ origin }),
  ),
  joined: EventShape.first(
    'account.joined',
    'A person who has an account elsewhere got one here too; the same password opens it.',
    noPayload,
  ),
  activated: EventShape.first('account.activated', 'Its holder chose a password; the account can be used.', noPayload),
  passwordChanged: EventShape.first(
    'account.password-changed',
    'Its holder chose another password; the other sessions ended.',
    noPayload,
  ),
  corrected: EventShape.first('account.corrected', 'Names or postal address were corrected.', noPayload),
  /** The holder has used the link in the mail to the new address, or staff corrected it before the activation. */
  emailChanged: EventShape.first('account.email-changed', 'The account has another e-mail address.', noPayload),
  /** `on`: a day in Europe/Paris. */
  deletionPlanned: EventShape.first(
    'account.deletion-planned',
    'The establishment’s data will be erased on a day; until then the account is suspended.',
    z.strictObject({ on: z.string() }),
  ),
  deletionCancelled: EventShape.first('account.deletion-cancelled', 'The deletion was cancelled in time.', noPayload),
  payRightChanged: EventShape.first(
    'account.pay-right-changed',
    'The head let a collaborator see what people are paid, or ended it.',
    z.strictObject({ seesPay: z.boolean() }),
  ),
  /** The row holds the reason. */
  suspended: EventShape.first('account.suspended', 'Staff suspended the account; its sessions ended.', noPayload),
  suspensionLifted: EventShape.first('account.suspension-lifted', 'Staff lifted the suspension.', noPayload),
  sessionsEnded: EventShape.first(
    'account.sessions-ended',
    'Staff ended one of its sessions, or all.',
    z.strictObject({ every: z.boolean() }),
  ),
  activationResent: EventShape.first(
    'account.activation-resent',
    'Staff had its activation mail sent again.',
    noPayload,
  ),
  erased: EventShape.first('account.erased', 'The account is erased; its texts stay without a name.', noPayload),
  secondStepSet: EventShape.first(
    'account.second-step-set',
    'From now on signing in requires a code beside the password.',
    noPayload,
  ),
  secondStepRemoved: EventShape.first(
    'account.second-step-removed',
    'Signing in requires only the password again; the holder or an admin decided it.',
    z.strictObject({ by: z.enum(['holder', 'admin']) }),
  ),
  recoveryCodesRenewed: EventShape.first(
    'account.recovery-codes-renewed',
    'Its holder made new recovery codes; the earlier ones no longer work.',
    noPayload,
  ),
  recoveryCodeUsed: EventShape.first(
    'account.recovery-code-used',
    'A recovery code was used to sign in or to confirm the identity.',
    noPayload,
  ),
  /** `main`: true when this account becomes the main account. */
  handedOver: EventShape.first(
    'account.handed-over',
    'The main account of the establishment passed from one account to another.',
    z.strictObject({ main: z.boolean() }),
  ),
};

export type AccountEvent =
  | ReturnType<(typeof accountEvent)[keyof typeof accountEvent]['of']>
  | ReturnType<(typeof staffEvent)[keyof typeof staffEvent]['of']>;

/** The head or staff corrected its name, which lives in the row. Its number in the journal is the establishment's version. */
export const establishmentRenamed = EventShape.first(
  'establishment.renamed',
  'The head or staff corrected the name of the establishment.',
  noPayload,
);

/** The SIRET lives in the row; the journal keeps the reason. */
export const establishmentSiretChanged = EventShape.first(
  'establishment.siret-changed',
  'Staff gave the establishment another SIRET.',
  z.strictObject({ reason: z.enum(SIRET_REASONS) }),
);
