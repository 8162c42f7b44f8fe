import type { DomainEvent } from '../../../platform/events/domain-event.js';

/** How an account came to be: asked for by its holder, or added by a main account. */
export type AccountOrigin = 'requested' | 'invited';

/** An account was opened, without a password yet. */
export type AccountRegistered = DomainEvent<'account.registered', { readonly origin: AccountOrigin }>;
/** The holder chose a password: visa 1. */
export type AccountActivated = DomainEvent<'account.activated', Record<string, never>>;
/** The holder chose another password; the other sessions ended. */
export type PasswordChanged = DomainEvent<'account.password-changed', Record<string, never>>;
/** Names or postal address; the values live in the row. */
export type AccountCorrected = DomainEvent<'account.corrected', Record<string, never>>;
/** The new address was confirmed by the link mailed to it; it lives in the row. */
export type EmailChanged = DomainEvent<'account.email-changed', Record<string, never>>;
/** The establishment's data goes on that day; until then the account is suspended. Day in Europe/Paris. */
export type DeletionPlanned = DomainEvent<'account.deletion-planned', { readonly on: string }>;
/** The deletion was called off in time: visa 1 again. */
export type DeletionCancelled = DomainEvent<'account.deletion-cancelled', Record<string, never>>;
/** The row is gone; what the account wrote stays, under nobody's name. */
export type AccountErased = DomainEvent<'account.erased', Record<string, never>>;
/** The main account passed to an associated one, or back: main is the new place of this account. */
export type AccountHandedOver = DomainEvent<'account.handed-over', { readonly main: boolean }>;

export type AccountEvent =
  | AccountRegistered
  | AccountActivated
  | PasswordChanged
  | AccountCorrected
  | EmailChanged
  | DeletionPlanned
  | DeletionCancelled
  | AccountErased
  | AccountHandedOver;
