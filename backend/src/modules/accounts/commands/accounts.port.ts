import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Account, AccountState } from '../domain/account.aggregate.js';
import type { AttemptOrigin } from '../domain/attempt-waits.js';
import type { Device } from '../domain/device.js';
import type { MailToken, TokenPurpose } from '../domain/mail-token.js';

/** What signing in needs to know about an account. */
export interface Credentials {
  readonly accountId: number;
  readonly establishmentId: number | null;
  /** Null until the account is activated. */
  readonly passwordHash: string | null;
}

/** Which establishment an account is of, null for staff and admin, and its role. */
export type AccountPlace = Pick<AccountState, 'establishmentId' | 'role'>;

/** Port of the account table. */
export abstract class Accounts {
  /** By address, whatever its case; before there is a session, hence outside any establishment. */
  abstract findCredentials(email: string): Promise<Credentials | undefined>;
  /**
   * Whether the account's password is still the one that was looked at. It then stays so until the transaction ends: who
   * changes it comes afterwards and ends the sessions that this transaction opens.
   */
  abstract hasStill(transaction: Transaction, credentials: Credentials): Promise<boolean>;
  /** Whose session has this hash; before anybody has looked at it. */
  abstract findBySession(hash: Buffer): Promise<Omit<Credentials, 'passwordHash'> | undefined>;
  /** The collaborators of a main account. */
  abstract associatesOf(transaction: Transaction, mainId: number): Promise<Account[]>;
  /**
   * Ids of the admins whose accounts are active. They stay so until the transaction ends: who changes one of them comes
   * afterwards.
   */
  abstract lockActiveAdmins(transaction: Transaction): Promise<readonly number[]>;
  /** Where an account stands, for staff; undefined when there is none. */
  abstract placeOf(id: number): Promise<AccountPlace | undefined>;
  abstract nextId(transaction: Transaction): Promise<number>;
  /** An account of the transaction's establishment; under the staff scope, of none. */
  abstract find(transaction: Transaction, id: number): Promise<Account | undefined>;
  /** Takes away what names the account in any establishment; its own rows go with it, when it is saved as erased. */
  abstract forget(transaction: Transaction, id: number): Promise<void>;
  /** @throws 422 on `email` when the address is another account's. */
  abstract save(transaction: Transaction, account: Account): Promise<void>;
}

export interface NewSession {
  readonly accountId: number;
  /** Of its token. */
  readonly hash: Buffer;
  readonly device: Device;
}

/** Port of the session table. */
export abstract class Sessions {
  /** The account's last sign-in is noted with it. */
  abstract open(transaction: Transaction, session: NewSession, now: Date): Promise<void>;
  abstract end(sessionId: number, now: Date): Promise<void>;
  /** False when the account has no live session of that id. */
  abstract endOwn(accountId: number, sessionId: number, now: Date): Promise<boolean>;
  /** The same within a transaction. */
  abstract endOne(transaction: Transaction, accountId: number, sessionId: number, now: Date): Promise<boolean>;
  /** Ends every session of an account, one left out if given; whoever signs in at this moment comes first or waits. */
  abstract endAll(transaction: Transaction, accountId: number, now: Date, except?: number): Promise<void>;
  /** The same, when it is all that is to be done. */
  abstract endEverywhere(accountId: number, now: Date, except?: number): Promise<void>;
}

/** Port of the tokens that mails carry. */
export abstract class MailTokens {
  /**
   * Makes a token in the transaction; the account's earlier ones of that purpose are dead from then on. `besideEarlier`:
   * they stay good until one is used, for what a stranger may ask for too.
   */
  abstract issue(
    transaction: Transaction,
    purpose: TokenPurpose,
    accountId: number,
    details: { readonly now: Date; readonly newEmail?: string; readonly besideEarlier?: boolean },
  ): Promise<string>;
  /** Whether the account got a link of that purpose since then; whoever issues one at this moment comes first. */
  abstract issuedSince(
    transaction: Transaction,
    purpose: TokenPurpose,
    accountId: number,
    since: Date,
  ): Promise<boolean>;
  /** By the token as it stood in the link. */
  abstract find(token: string): Promise<MailToken | undefined>;
  /** By what is stored of it. */
  abstract findByHash(hash: Buffer): Promise<MailToken | undefined>;
  /** Marks it used. @throws 401 `lien_utilise` when another call was first, `lien_invalide` when its account was erased. */
  abstract consume(transaction: Transaction, id: string, now: Date): Promise<void>;
  /** The links of these purposes that the account has not used yet are dead from now on. */
  abstract revoke(
    transaction: Transaction,
    accountId: number,
    purposes: readonly TokenPurpose[],
    now: Date,
  ): Promise<void>;
  /** The links to take over the establishment that nobody has used yet are dead from now on. False: there was none. */
  abstract revokeHandovers(transaction: Transaction, now: Date): Promise<boolean>;
}

/** Port of the password hash: argon2id. `undefined` is verified against a decoy, in like time. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  abstract verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

/** Port of the list of leaked passwords that an installation may have; without one it has none. */
export abstract class BreachedPasswords {
  /** @throws DomainError 503 when the list is there and cannot be looked at */
  abstract has(password: string): Promise<boolean>;
}

/** Somebody tries a password. */
export interface Attempt {
  readonly email: string;
  readonly remoteAddress: string;
  readonly origin: AttemptOrigin;
}

/** Port of the shared counters of failed attempts. */
export abstract class LoginLimits {
  /**
   * Counts an attempt, looks at its password, and gives the attempts back when that is right. Attempts of one network at
   * one account take turns, so that right ones at the same moment do not count against each other.
   * @throws DomainError `trop_de_tentatives` (429, Retry-After), before the password is looked at.
   */
  abstract attempt(attempt: Attempt, isRight: () => Promise<boolean>): Promise<boolean>;
}

/** Port of the networks from which accounts were signed in to of late. */
export abstract class KnownNetworks {
  /** In like time for an address that has no account. */
  abstract knows(accountId: number | undefined, network: string): Promise<boolean>;
  /** From now on the account knows the network: its holder has proven to be there. */
  abstract remember(transaction: Transaction, accountId: number, remoteAddress: string, now: Date): Promise<void>;
  /** How a network is told without its address. */
  abstract keyOf(remoteAddress: string): string;
}
