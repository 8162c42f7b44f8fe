import { Injectable } from '@nestjs/common';
import { IsNull, Not, MoreThan, DataSource, type EntityManager } from 'typeorm';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Device } from '../domain/device.js';
import { sessionEnd } from '../domain/session-policy.js';
import { SessionRecord } from './account.records.js';

function liveOf(accountId: number, except: number | undefined) {
  return { accountId, endedAt: IsNull(), ...(except !== undefined && { id: Not(except) }) };
}

async function endLive(manager: EntityManager, accountId: number, id: number, now: Date): Promise<boolean> {
  const live = { id, accountId, endedAt: IsNull(), expiresAt: MoreThan(now) };
  const { affected } = await manager.update(SessionRecord, live, { endedAt: now });
  return affected === 1;
}

export interface NewSession {
  readonly accountId: number;
  /** The hash of its token. */
  readonly hash: Buffer;
  readonly device: Device;
}

@Injectable()
export class Sessions {
  constructor(private readonly dataSource: DataSource) {}

  /** Opens a session, and notes the account's last sign-in. */
  async open({ manager }: Transaction, session: NewSession, now: Date): Promise<void> {
    const { accountId, hash, device } = session;
    await manager.insert(SessionRecord, {
      accountId,
      tokenHash: hash,
      browser: device.browser,
      system: device.system,
      createdAt: now,
      seenAt: now,
      expiresAt: sessionEnd(now, now),
      endedAt: null,
    });
    await manager.query('update account set last_sign_in_at = $2 where id = $1', [accountId, now]);
  }

  async end(sessionId: number, now: Date): Promise<void> {
    await this.dataSource.manager.update(SessionRecord, { id: sessionId }, { endedAt: now });
  }

  /** False when the account has no live session with that id. */
  async endOwn(accountId: number, sessionId: number, now: Date): Promise<boolean> {
    return endLive(this.dataSource.manager, accountId, sessionId, now);
  }

  /** Like `endOwn`, but within a transaction. */
  async endOne({ manager }: Transaction, accountId: number, sessionId: number, now: Date): Promise<boolean> {
    return endLive(manager, accountId, sessionId, now);
  }

  /** Ends every session of an account, except one if given; a simultaneous sign-in comes first or waits. */
  async endAll({ manager }: Transaction, accountId: number, now: Date, except?: number): Promise<void> {
    await manager.query('select from account where id = $1 for update', [accountId]);
    await manager.update(SessionRecord, liveOf(accountId, except), { endedAt: now });
  }

  /** Like `endAll`, but in its own transaction. */
  async endEverywhere(accountId: number, now: Date, except?: number): Promise<void> {
    await this.dataSource.manager.update(SessionRecord, liveOf(accountId, except), { endedAt: now });
  }
}
