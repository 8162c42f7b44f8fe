import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { withUnownedRows, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { AccountRequest } from '../domain/account-request.js';
import type { Registration } from '../domain/public-request.js';
import { AccountRequestRecord } from './account.records.js';

/** A stranger has one waiting request, a signed-in person one for each establishment. */
const insertOrCorrect = (unique: string): string => `
  insert into account_request as waiting (siret, company_name, email, first_name, last_name, postal_address, joins_establishment,
                               register_finding, public_request_id, state, created_at, estimate, login_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10, $11, $12)
  on conflict ${unique} do update
     set siret = excluded.siret, company_name = excluded.company_name, first_name = excluded.first_name,
         last_name = excluded.last_name, postal_address = excluded.postal_address,
         joins_establishment = excluded.joins_establishment, register_finding = excluded.register_finding,
         public_request_id = excluded.public_request_id, estimate = coalesce(excluded.estimate, waiting.estimate)
     where waiting.public_request_id < excluded.public_request_id
  returning id`;

const PUT = insertOrCorrect(`(lower(email)) where state = 'waiting' and login_id is null`);
const PUT_FURTHER = insertOrCorrect(`(login_id, siret) where state = 'waiting'`);

const WAITING = `
  select id from account_request
   where state = 'waiting' and case when $2::integer is null then login_id is null and lower(email) = lower($1)
                                    else login_id = $2 and siret = $3 end`;

const TAKE_ESTIMATE = `
  update account_request set estimate = null where account_id = $1 and estimate is not null returning old.estimate`;

/** The requests for accounts. They belong to no establishment. */
@Injectable()
export class AccountRequests {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps the request until staff decide. A newer request of the same person corrects it, an older one does not. Answers
   * its id.
   */
  async put(
    { manager }: Transaction,
    publicRequestId: number,
    registration: Registration,
    joins: boolean,
  ): Promise<number> {
    const { siret, companyName, email, firstName, lastName, postalAddress, registerFinding, estimate, loginId } =
      registration;
    const person = [siret, companyName, email, firstName, lastName, postalAddress];
    const values = [...person, joins, registerFinding, publicRequestId, this.clock.now(), estimate, loginId];
    const [put]: { id: number }[] = await manager.query(loginId === null ? PUT : PUT_FURTHER, values);
    const [row]: { id: number }[] = put === undefined ? await manager.query(WAITING, [email, loginId, siret]) : [put];
    return insertedId(row);
  }

  /** Locks the request until the decision is written. */
  async find({ manager }: Transaction, id: number): Promise<AccountRequest | undefined> {
    const locked = { where: { id }, lock: { mode: 'pessimistic_write' } } as const;
    return (await manager.findOne(AccountRequestRecord, locked)) ?? undefined;
  }

  async accept({ manager }: Transaction, id: number, accountId: number, by: number | null, at: Date): Promise<void> {
    await manager.update(AccountRequestRecord, { id }, { state: 'accepted', accountId, decidedBy: by, decidedAt: at });
  }

  async refuse({ manager }: Transaction, id: number, reason: string, by: number, at: Date): Promise<void> {
    const decision = { state: 'refused', refusalReason: reason, decidedBy: by, decidedAt: at } as const;
    await manager.update(AccountRequestRecord, { id }, decision);
  }

  /** Reads the estimate that came with the request of an account, and deletes it. */
  async takeEstimate(tx: Transaction, accountId: number): Promise<string | null> {
    const [taken]: [{ estimate: string }[]] = await withUnownedRows(tx, async ({ manager }) =>
      manager.query(TAKE_ESTIMATE, [accountId]),
    );
    return taken[0]?.estimate ?? null;
  }

  async headOf(siret: string): Promise<{ accountId: number; establishmentId: number } | undefined> {
    const [row] = await this.reader.global<{ accountId: number | null; establishmentId: number }>({
      name: 'find-main-account',
      text: 'select account_id as "accountId", establishment_id as "establishmentId" from find_main_account($1)',
      values: [siret],
    });
    return row === undefined || row.accountId === null ? undefined : { ...row, accountId: row.accountId };
  }

  /** The establishment of a SIRET, created if it is new, and locked until the transaction ends. */
  async establishment(
    { manager }: Transaction,
    { siret, companyName, department }: { siret: string; companyName: string; department: string | null },
    now: Date,
  ): Promise<number> {
    const [row]: { id: number }[] = await manager.query(
      `insert into establishment as known (siret, company_name, department, created_at) values ($1, $2, $3, $4)
       on conflict (siret) do update set department = coalesce(known.department, excluded.department) returning id`,
      [siret, companyName, department, now],
    );
    return insertedId(row);
  }
}

function insertedId(row: { readonly id: number } | undefined): number {
  if (row === undefined) throw new Error('The insert answered nothing');
  return row.id;
}
