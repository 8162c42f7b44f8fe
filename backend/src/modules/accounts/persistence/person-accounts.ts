import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { enterEstablishment, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { TOKEN_LIFETIMES_MS } from '../domain/mail-token.js';

/** One of the accounts of a person, each of another establishment (ADR 99). Staff have one, of no establishment. */
export interface PersonAccount {
  readonly accountId: number;
  readonly establishmentId: number | null;
  /** The account that has the password; null for that account itself. */
  readonly loginId: number | null;
  /** Null for the main account of its establishment. */
  readonly parentId: number | null;
  readonly siret: string | null;
}

/** The waiting invitation of a person by the head of another establishment. */
export interface PersonInvitation {
  readonly id: number;
  readonly establishmentId: number;
  readonly companyName: string;
  readonly siret: string;
  readonly sentAt: Date;
}

const ALL = `
  select account_id as "accountId", establishment_id as "establishmentId", login_id as "loginId", parent_id as "parentId", siret
    from accounts_of_person($1)`;

const INVITATIONS = `
  select id, establishment_id as "establishmentId", company_name as "companyName", siret, sent_at as "sentAt"
    from invitations_of_person($1, $2)`;

const LAST_USED = `
  select account_id as "accountId", establishment_id as "establishmentId" from accounts_by_use($1) limit 1`;

/** The accounts of the holder of an account. Ask it only for an account whose holder acts, or staff who act on it. */
@Injectable()
export class PersonAccounts {
  constructor(private readonly reader: TenantReader) {}

  async of(accountId: number): Promise<readonly PersonAccount[]> {
    return this.reader.global<PersonAccount & object>({ name: 'accounts-of-person', text: ALL, values: [accountId] });
  }

  /** Like `of`, in a transaction. */
  async within({ manager }: Transaction, accountId: number): Promise<readonly PersonAccount[]> {
    return manager.query(ALL, [accountId]);
  }

  /** The account that has the password. @throws 401 `session_absente` when the given account was erased meanwhile */
  async signInOf(accountId: number): Promise<PersonAccount> {
    return signInAmong(await this.of(accountId));
  }

  /**
   * Locks the account that has the password until the transaction ends. A session of the person opens under this lock,
   * and all of them end under it, so that none survives. The transaction is that account's.
   */
  async lockSignIn({ manager }: Transaction, { accountId }: PersonAccount): Promise<void> {
    await manager.query('select from account where id = $1 for no key update', [accountId]);
  }

  /** The account that a sign-in opens: the active one that was used last. */
  async lastUsed(
    { manager }: Transaction,
    signInId: number,
  ): Promise<Pick<PersonAccount, 'accountId' | 'establishmentId'>> {
    const [used]: Pick<PersonAccount, 'accountId' | 'establishmentId'>[] = await manager.query(LAST_USED, [signInId]);
    if (used === undefined) throw new DomainError('session_absente');
    return used;
  }

  /**
   * What a further account of the person in an establishment takes over: the account that signs in, and its address.
   * @throws 409 `compte_deja_rattache`
   */
  async joining(
    tx: Transaction,
    accountId: number,
    establishmentId: number,
  ): Promise<{ readonly loginId: number; readonly email: string }> {
    const all = await this.within(tx, accountId);
    if (all.some((one) => one.establishmentId === establishmentId)) throw new DomainError('compte_deja_rattache');
    const { accountId: loginId } = signInAmong(all);
    const [card]: { email: string }[] = await tx.manager.query('select email from find_account_card($1)', [loginId]);
    if (card === undefined) throw new DomainError('session_absente');
    return { loginId, email: card.email };
  }

  /** The invitations to the person's address whose links have not ended. */
  async invitations(accountId: number, now: Date): Promise<readonly PersonInvitation[]> {
    const after = new Date(now.getTime() - TOKEN_LIFETIMES_MS.activation);
    return this.reader.global<PersonInvitation & object>({
      name: 'invitations-of-person',
      text: INVITATIONS,
      values: [accountId, after],
    });
  }

  /** Lets `act` work on each further account of the person, in the account's establishment. */
  async withOthers(
    tx: Transaction,
    accountId: number,
    act: (inside: Transaction, other: PersonAccount) => Promise<void>,
  ): Promise<void> {
    const others = (await this.within(tx, accountId)).filter((other) => other.accountId !== accountId);
    for (const other of others) await act(await enterEstablishment(tx, other.establishmentId), other);
    if (others.length > 0) await enterEstablishment(tx, tx.establishmentId);
  }
}

export function signInAmong(accounts: readonly PersonAccount[]): PersonAccount {
  const signIn = accounts.find(({ loginId }) => loginId === null);
  if (signIn === undefined) throw new DomainError('session_absente');
  return signIn;
}
