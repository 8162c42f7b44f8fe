import { Injectable } from '@nestjs/common';
import { IsNull, Not, MoreThan, DataSource } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Device } from '../domain/device.js';
import { sessionEnd } from '../domain/session-policy.js';
import { SessionRecord } from './account.records.js';

export interface NewSession {
  readonly accountId: number;
  /** The hash of its token. */
  readonly hash: Buffer;
  readonly device: Device;
}

/** The sessions of all accounts of the person that holds account $1. */
const OF_PERSON = 'account_id in (select account_id from accounts_of_person($1)) and ended_at is null';

const END_ONE_OF_PERSON = `
  with ended as (update session set ended_at = $2 where ${OF_PERSON} and id = $3 and expires_at > $2 returning id)
  select id from ended`;

const END_ALL_OF_PERSON = `update session set ended_at = $2 where ${OF_PERSON} and id is distinct from $3`;

const END_FOR_ANOTHER = `
  with ended as (
    update session set ended_at = $2 where id = $1 and ended_at is null and expires_at > $2
    returning created_at as "createdAt", browser, system)
  select * from ended`;

@Injectable()
export class Sessions {
  constructor(private readonly dataSource: DataSource) {}

  /** Opens a session, and notes the account's last sign-in. */
  async open(tx: Transaction, { accountId, hash, device }: NewSession, now: Date): Promise<void> {
    await insert(tx, { accountId, tokenHash: hash, ...device, createdAt: now }, now);
  }

  /**
   * Ends a session and opens another one in its place, for another account of the same person. It lasts no longer than
   * the ended one could have lasted. @throws 401 `session_absente` when another call has ended it
   */
  async replace(
    tx: Transaction,
    sessionId: number,
    { accountId, hash }: Omit<NewSession, 'device'>,
    now: Date,
  ): Promise<void> {
    const [ended]: (Device & { createdAt: Date })[] = await tx.manager.query(END_FOR_ANOTHER, [sessionId, now]);
    if (ended === undefined) throw new DomainError('session_absente');
    await insert(tx, { accountId, tokenHash: hash, ...ended }, now);
  }

  async end(sessionId: number, now: Date): Promise<void> {
    await this.dataSource.manager.update(SessionRecord, { id: sessionId }, { endedAt: now });
  }

  /** False when the person that holds the account has no live session with that id. */
  async endOwn(accountId: number, sessionId: number, now: Date): Promise<boolean> {
    const ended: unknown[] = await this.dataSource.query(END_ONE_OF_PERSON, [accountId, now, sessionId]);
    return ended.length === 1;
  }

  /** Ends a session of this account. False when it has no live session with that id. */
  async endOne({ manager }: Transaction, accountId: number, id: number, now: Date): Promise<boolean> {
    const live = { id, accountId, endedAt: IsNull(), expiresAt: MoreThan(now) };
    const { affected } = await manager.update(SessionRecord, live, { endedAt: now });
    return affected === 1;
  }

  /** Ends every session of an account, except one if given; a simultaneous sign-in comes first or waits. */
  async endAll({ manager }: Transaction, accountId: number, now: Date, except?: number): Promise<void> {
    await manager.query('select from account where id = $1 for update', [accountId]);
    const live = { accountId, endedAt: IsNull(), ...(except !== undefined && { id: Not(except) }) };
    await manager.update(SessionRecord, live, { endedAt: now });
  }

  /** Like `endAll`, for every account that one password opens. The transaction is that of the account with it. */
  async endAllOfPerson({ manager }: Transaction, signInId: number, now: Date, except?: number): Promise<void> {
    await manager.query('select from account where id = $1 for update', [signInId]);
    await manager.query(END_ALL_OF_PERSON, [signInId, now, except ?? null]);
  }
}

async function insert(
  { manager }: Transaction,
  session: Pick<SessionRecord, 'accountId' | 'tokenHash' | 'browser' | 'system' | 'createdAt'>,
  now: Date,
): Promise<void> {
  const expiresAt = sessionEnd(session.createdAt, now);
  await manager.insert(SessionRecord, { ...session, seenAt: now, expiresAt, endedAt: null });
  await manager.query('update account set last_sign_in_at = $2 where id = $1', [session.accountId, now]);
}
