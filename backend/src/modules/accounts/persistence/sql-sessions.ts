import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Sessions, type NewSession } from '../commands/accounts.port.js';
import { sessionEnd } from '../domain/session-policy.js';
import { SessionRecord } from './session.record.js';

/** The sessions of an account that have not ended, one left out if given. */
function liveOf(accountId: number, except: number | undefined) {
  return { accountId, endedAt: IsNull(), ...(except !== undefined && { id: Not(except) }) };
}

@Injectable()
export class SqlSessions extends Sessions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

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
  }

  async end(sessionId: number, now: Date): Promise<void> {
    await this.dataSource.manager.update(SessionRecord, { id: sessionId }, { endedAt: now });
  }

  async endOwn(accountId: number, sessionId: number, now: Date): Promise<boolean> {
    const live = { id: sessionId, accountId, endedAt: IsNull(), expiresAt: MoreThan(now) };
    const { affected } = await this.dataSource.manager.update(SessionRecord, live, { endedAt: now });
    return affected === 1;
  }

  async endAll({ manager }: Transaction, accountId: number, now: Date, except?: number): Promise<void> {
    await manager.query('select from account where id = $1 for update', [accountId]);
    await manager.update(SessionRecord, liveOf(accountId, except), { endedAt: now });
  }

  async endEverywhere(accountId: number, now: Date, except?: number): Promise<void> {
    await this.dataSource.manager.update(SessionRecord, liveOf(accountId, except), { endedAt: now });
  }
}
