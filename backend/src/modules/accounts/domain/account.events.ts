import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

const origin = z.enum(['requested', 'invited']);

/** How an account came to be: asked for by its holder, or added by a main account. */
export type AccountOrigin = z.infer<typeof origin>;

/** What happens to an account. Its values are personal and live in the row: most events only say that they changed. */
export const accountEvent = {
  /** An account was opened, without a password yet. */
  registered: EventShape.first('account.registered', z.strictObject({ origin })),
  /** The holder chose a password: visa 1. */
  activated: EventShape.first('account.activated', noPayload),
  /** The holder chose another password; the other sessions ended. */
  passwordChanged: EventShape.first('account.password-changed', noPayload),
  /** Names or postal address; the values live in the row. */
  corrected: EventShape.first('account.corrected', noPayload),
  /** The new address was confirmed by the link mailed to it; it lives in the row. */
  emailChanged: EventShape.first('account.email-changed', noPayload),
  /** The establishment's data goes on that day; until then the account is suspended. Day in Europe/Paris. */
  deletionPlanned: EventShape.first('account.deletion-planned', z.strictObject({ on: z.string() })),
  /** The deletion was called off in time: visa 1 again. */
  deletionCancelled: EventShape.first('account.deletion-cancelled', noPayload),
  /** The row is gone; what the account wrote stays, without a name. */
  erased: EventShape.first('account.erased', noPayload),
  /** The main account passed to an associated one, or back: main is the new place of this account. */
  handedOver: EventShape.first('account.handed-over', z.strictObject({ main: z.boolean() })),
};

export type AccountEvent = ReturnType<(typeof accountEvent)[keyof typeof accountEvent]['of']>;
