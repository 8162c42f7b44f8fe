import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** What the public company register said of the SIRET when the request came. `unchecked`: nobody had asked it. */
export const REGISTER_FINDINGS = [
  'unchecked',
  'unknown',
  'closed',
  'unpublished',
  'other-agreement',
  'confirmed',
] as const;

export type RegisterFinding = (typeof REGISTER_FINDINGS)[number];

/** What somebody fills in to get an account (specification section 7, POST /v1/user/register). */
export interface Registration {
  readonly siret: string;
  readonly companyName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalAddress: string;
  readonly registerFinding: RegisterFinding;
  /** The query of the estimate that is to be found in the account: ids and values. */
  readonly estimate: string | null;
}

/** What the public may ask for without a session. Personal, hence a row of its own that goes once it is answered. */
export type PublicRequest =
  /** `network`: a keyed hash of where it was asked from. */
  | { readonly kind: 'password-reset'; readonly content: { readonly email: string; readonly network: string } }
  | { readonly kind: 'registration'; readonly content: Registration }
  /** Of an activation link that is dead, or of a pending session: whose it is, the worker finds out. */
  | { readonly kind: 'activation-renewal'; readonly content: { readonly hash: string } };

/** Somebody without a session asked for something; what, and with which values, lives in the row. */
export const publicRequestReceived = EventShape.first(
  'public-request.received',
  'Somebody without a session asked for an account, a new password or another activation link.',
  noPayload,
);
