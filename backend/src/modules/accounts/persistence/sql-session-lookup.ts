import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../platform/access/actor.js';
import { SessionLookup, type LiveSession } from '../../../platform/access/session-lookup.js';
import { Clock } from '../../../platform/clock/clock.js';
import { tokenHash } from '../../../platform/links/link-key.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { assertUsable } from '../domain/mail-token.js';
import { isTouchDue, sessionEnd } from '../domain/session-policy.js';
import { MailTokens } from './mail-tokens.js';
import { SessionRecord } from './account.records.js';

interface SessionRow {
  session_id: number;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  account_id: number;
  establishment_id: number | null;
  parent_id: number | null;
  role: 'member' | 'staff' | 'admin';
  visa: number;
  establishment_version: number | null;
  grid_id: number;
  grid_confirmed: boolean;
  minimum_wage_id: number;
  second_step: 'off' | 'on' | 'required';
  sees_pay: boolean;
}

const FIND = `
  select s.*, case when s.role = 'member' then 'off' else second_step_of(s.account_id) end as second_step,
         s.role = 'member' and (s.parent_id is null or sees_pay_of(s.account_id)) as sees_pay
    from find_session($1) s`;

/**
 * Finds a session by one prepared call for each request: the session, its account, and the versions that are part of the
 * keys of cached answers.
 */
@Injectable()
export class SqlSessionLookup extends SessionLookup {
  constructor(
    private readonly reader: TenantReader,
    private readonly dataSource: DataSource,
    private readonly links: MailTokens,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(token: string, correlationId: string): Promise<LiveSession | undefined> {
    const [row] = await this.reader.global<SessionRow>({
      name: 'find-session',
      text: FIND,
      values: [tokenHash(token)],
    });
    const now = this.clock.now();
    if (row === undefined || row.expires_at <= now) return undefined;
    if (isTouchDue(row.seen_at, now)) await this.touch(row, now);
    return {
      sessionId: row.session_id,
      actor: {
        accountId: row.account_id,
        establishmentId: row.establishment_id,
        role: row.role,
        associated: row.parent_id !== null,
        active: row.visa === 1,
        seesPay: row.sees_pay,
        awaitsSecondStep: row.second_step === 'required',
        correlationId,
      },
      establishmentVersion: row.establishment_version ?? 0,
      gridId: row.grid_id,
      gridConfirmed: row.grid_confirmed,
      minimumWageId: row.minimum_wage_id,
    };
  }

  async findActivation(token: string, correlationId: string): Promise<Actor | undefined> {
    const link = await this.links.find(token);
    if (link?.purpose !== 'activation') return undefined;
    const { accountId, establishmentId } = assertUsable(link, 'activation', this.clock.now());
    // A pending account may only open its own profile. It acts as an associated account, because a stranger may have invited
    // it.
    return { accountId, establishmentId, role: 'member', associated: true, active: false, correlationId };
  }

  private async touch(row: SessionRow, now: Date): Promise<void> {
    const expiresAt = sessionEnd(row.created_at, now);
    await this.dataSource.manager.update(SessionRecord, { id: row.session_id }, { seenAt: now, expiresAt });
  }
}
