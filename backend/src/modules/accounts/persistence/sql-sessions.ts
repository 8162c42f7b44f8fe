import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Sessions } from '../commands/accounts.port.js';
import { SessionRecord } from './session.record.js';

@Injectable()
export class SqlSessions extends Sessions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async open({ manager }: Transaction, accountId: number, hash: Buffer, now: Date, expiresAt: Date): Promise<void> {
    await manager.insert(SessionRecord, {
      accountId,
      tokenHash: hash,
      createdAt: now,
      seenAt: now,
      expiresAt,
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
    const others = except === undefined ? {} : { id: Not(except) };
    await manager.update(SessionRecord, { accountId, endedAt: IsNull(), ...others }, { endedAt: now });
  }

  async endEverywhere(accountId: number, now: Date): Promise<void> {
    await this.dataSource.manager.update(SessionRecord, { accountId, endedAt: IsNull() }, { endedAt: now });
  }
}
