import { Injectable } from '@nestjs/common';
import { ADMIN_SETTLES_DAYS, RuleOfTwo } from '../../../platform/access/rule-of-two.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { staffEvent } from '../domain/account.events.js';

/** Finds the events of an account that became an admin. An admin whom the operator made has none of these events. */
const IS_RECENT = `
  select exists (select from domain_event
                  where aggregate_type = 'account' and aggregate_id = any($1) and type = any($2)
                    and occurred_at > $3::timestamptz - make_interval(days => $4)) as "isRecent"`;

const HAS_OTHER = `
  select exists (select from account a
                  where a.role in ('staff', 'admin') and a.activated_at is not null and a.id <> $1
                    and (a.role = 'admin' and a.visa = 1 and a.suspended_at is null
                         or exists (select from domain_event
                                     where aggregate_type = 'account' and aggregate_id = a.id and type = any($2)
                                       and occurred_at > $3::timestamptz - make_interval(days => $4)))) as "hasOther"`;

const MADE_ADMIN = [staffEvent.invited.type, staffEvent.roleChanged.type];
const PUT_AWAY = [staffEvent.suspended.type, staffEvent.roleChanged.type];

@Injectable()
export class SqlRuleOfTwo extends RuleOfTwo {
  constructor(private readonly clock: Clock) {
    super();
  }

  async assertSettled({ manager }: Transaction, accountIds: readonly number[]): Promise<void> {
    const [row]: { isRecent: boolean }[] = await manager.query(IS_RECENT, [
      accountIds,
      MADE_ADMIN,
      this.clock.now(),
      ADMIN_SETTLES_DAYS,
    ]);
    if (row?.isRecent === true) throw new DomainError('admin_recent', { params: { jours: ADMIN_SETTLES_DAYS } });
  }

  async hasOther({ manager }: Transaction, accountId: number): Promise<boolean> {
    const [row]: { hasOther: boolean }[] = await manager.query(HAS_OTHER, [
      accountId,
      PUT_AWAY,
      this.clock.now(),
      ADMIN_SETTLES_DAYS,
    ]);
    return row?.hasOther === true;
  }
}
