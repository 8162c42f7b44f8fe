import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { isUniqueViolation } from '../../../platform/persistence/sql-errors.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { ConcurrencyConflict, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Account, type AccountState } from '../domain/account.aggregate.js';
import { emailTaken } from '../domain/account.errors.js';
import type { AccountEvent } from '../domain/account.events.js';
import { AccountRecord } from './account.records.js';

const FIND_CREDENTIALS = `
  select account_id as "accountId", establishment_id as "establishmentId", password_hash as "passwordHash"
    from find_account_by_email($1)`;

/** What signing in needs to know about the account that has a person's password. */
export interface Credentials {
  readonly accountId: number;
  readonly establishmentId: number | null;
  /** Null until the account is activated. */
  readonly passwordHash: string | null;
}

export type AccountPlace = Pick<AccountState, 'establishmentId' | 'role'>;

@Injectable()
export class Accounts {
  constructor(
    private readonly reader: TenantReader,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  /** Finds an account by its address, ignoring case. It runs before a session exists, so outside any establishment. */
  async findCredentials(email: string): Promise<Credentials | undefined> {
    const [row] = await this.reader.global<Credentials & object>({
      name: 'account-by-email',
      text: FIND_CREDENTIALS,
      values: [email],
    });
    return row;
  }

  /**
   * True when the account's password is still the checked one. It then stays so until the transaction ends: a later
   * change of the password ends the sessions that this transaction opens.
   */
  async hasStill({ manager }: Transaction, { accountId, passwordHash }: Credentials): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'select from account where id = $1 and password_hash = $2 for no key update',
      [accountId, passwordHash],
    );
    return rows.length === 1;
  }

  /** Ids of the active admins, locked until the transaction ends: a change of one of them waits. */
  async lockActiveAdmins({ manager }: Transaction): Promise<readonly number[]> {
    const rows: { id: number }[] = await manager.query(
      `select id from account where role = 'admin' and visa = 1 order by id for update`,
    );
    return rows.map(({ id }) => id);
  }

  async placeOf(id: number): Promise<AccountPlace | undefined> {
    const text = 'select establishment_id as "establishmentId", role from member_account where id = $1';
    const [[row]] = await this.reader.across<[AccountPlace]>('members', [
      { name: 'account-place', text, values: [id] },
    ]);
    return row;
  }

  async nextId({ manager }: Transaction): Promise<number> {
    const [row]: { id: number }[] = await manager.query(
      `select nextval(pg_get_serial_sequence('account', 'id'))::integer as id`,
    );
    if (row === undefined) throw new Error('The sequence answered nothing');
    return row.id;
  }

  /** An account of the transaction's establishment; under the staff scope, an account without one. */
  async find({ manager, establishmentId }: Transaction, id: number): Promise<Account | undefined> {
    const row = await manager.findOneBy(AccountRecord, { id, establishmentId: establishmentId ?? IsNull() });
    return row === null ? undefined : Account.restore(row);
  }

  /** The account of the session with this hash. It runs before a session is loaded. */
  async findBySession(hash: Buffer): Promise<Omit<Credentials, 'passwordHash'> | undefined> {
    const [row] = await this.reader.global<Omit<Credentials, 'passwordHash'>>({
      name: 'account-by-session',
      text: `select account_id as "accountId", establishment_id as "establishmentId"
               from find_session($1) where expires_at > $2`,
      values: [hash, this.clock.now()],
    });
    return row;
  }

  /** The main account of the transaction's establishment. */
  async headOf({ manager, establishmentId }: Transaction): Promise<Account | undefined> {
    if (establishmentId === null) return undefined;
    const where = { establishmentId, parentId: IsNull() };
    const row = await manager.findOne(AccountRecord, { where, order: { id: 'asc' } });
    return row === null ? undefined : Account.restore(row);
  }

  async associatesOf({ manager, establishmentId }: Transaction, mainId: number): Promise<Account[]> {
    if (establishmentId === null) return [];
    const rows = await manager.findBy(AccountRecord, { parentId: mainId, establishmentId });
    return rows.map((row) => Account.restore(row));
  }

  /**
   * Deletes what names the account in any establishment. Its own rows are deleted when it is saved as erased. If the
   * person's other accounts were opened by its password, one of them takes the password over.
   */
  async forget({ manager }: Transaction, id: number): Promise<void> {
    await manager.query('select pass_sign_in($1)', [id]);
    await manager.query('select forget_account($1)', [id]);
  }

  /** @throws 422 on `email` when another account has the address */
  async save(transaction: Transaction, account: Account): Promise<void> {
    if (account.events.length === 0) return;
    await this.journal.takeTurn(transaction);
    const moves = account.events.some(({ type }) => ADDRESS_CHANGES.includes(type));
    try {
      if (moves) await tieTraces(transaction, account);
      await write(transaction, account);
      if (moves) await tieTraces(transaction, account);
    } catch (error) {
      if (isUniqueViolation(error, 'account_email')) throw emailTaken();
      if (isUniqueViolation(error, 'account_person_once')) throw new DomainError('compte_deja_rattache');
      throw error;
    }
    await this.journal.append(transaction, {
      aggregateType: 'account',
      aggregateId: account.state.id,
      firstVersion: account.loadedVersion + 1,
      events: account.events,
      gridId: null,
      occurredAt: this.clock.now(),
    });
  }
}

const ADDRESS_CHANGES: readonly string[] = [
  'account.registered',
  'account.email-changed',
] satisfies AccountEvent['type'][];

/** Assigns to the account the rows without an account that name its present address. */
async function tieTraces({ manager }: Transaction, { state }: Account): Promise<void> {
  await manager.query('select tie_traces($1)', [state.id]);
}

async function write({ manager }: Transaction, { state, loadedVersion, isErased }: Account): Promise<void> {
  if (loadedVersion === 0) {
    await manager.insert(AccountRecord, state);
    return;
  }
  const loaded = { id: state.id, version: loadedVersion };
  const { affected } = isErased
    ? await manager.delete(AccountRecord, loaded)
    : await manager.update(AccountRecord, loaded, state);
  if (affected !== 1) throw new ConcurrencyConflict();
}
