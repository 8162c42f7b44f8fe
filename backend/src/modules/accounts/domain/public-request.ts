import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** The answer of the public company register for the SIRET of the request. `unchecked`: the register was not asked. */
export const REGISTER_FINDINGS = [
  'unchecked',
  'unknown',
  'closed',
  'unpublished',
  'other-agreement',
  'confirmed',
] as const;

export type RegisterFinding = (typeof REGISTER_FINDINGS)[number];

/** The values that a person fills in to get an account (POST /v1/user/register). */
export interface Registration {
  readonly siret: string;
  readonly companyName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalAddress: string;
  readonly registerFinding: RegisterFinding;
  /** The query of the estimate to show in the account: ids and values. */
  readonly estimate: string | null;
  /** An account of the person who asks while signed in, and gets a further account; null for a new person. */
  readonly loginId: number | null;
}

/** What the public may ask for without a session. It is personal, so its row is deleted once it is answered. */
export type PublicRequest =
  /** `network`: a keyed hash of the network that asked. */
  | { readonly kind: 'password-reset'; readonly content: { readonly email: string; readonly network: string } }
  | { readonly kind: 'registration'; readonly content: Registration }
  /** `activation-renewal`: the token of an activation link that no longer works, or of a pending session. */
  | { readonly kind: 'activation-renewal'; readonly content: { readonly hash: string } };

/** A request without a session. The row holds its kind and values. */
export const publicRequestReceived = EventShape.first(
  'public-request.received',
  'A caller without a session requested an account, a new password or another activation link.',
  noPayload,
);
