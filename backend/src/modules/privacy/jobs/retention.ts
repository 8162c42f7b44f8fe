import { Injectable } from '@nestjs/common';
import { formatDay } from '@valorisation/rules';
import { Clock, parisDay } from '../../../platform/clock/clock.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Settings } from '../../../platform/settings/settings.js';
import { MailService } from '../../notifications/index.js';
import { noteLastUse, planRetentionEnd, unusedEstablishments } from '../persistence/housekeeping-rows.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const HEAD = `
  select a.id, a.email, e.company_name as "companyName" from account a join establishment e on e.id = a.establishment_id
   where a.establishment_id = $1 and a.parent_id is null and a.activated_at is not null`;

/** Warns the heads of unused establishments, which are deleted on the day in the warning. */
@Injectable()
export class Retention {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /** Answers how many were warned. */
  async warn(correlationId: string): Promise<number> {
    const now = this.clock.now();
    const months = await this.settings.get('retention_months');
    const warningDays = await this.settings.get('retention_warning_days');
    const periods = { months, warningDays };
    const search = { establishmentId: null, scope: 'housekeeping', actorId: null, correlationId } as const;
    const unused = await this.unitOfWork.run(search, async (tx) => unusedEstablishments(tx, now, periods));
    const day = parisDay(new Date(now.getTime() + warningDays * DAY_MS));
    let warned = 0;
    for (const establishmentId of unused) {
      const context = { establishmentId, actorId: null, correlationId } as const;
      const isWarned = await this.unitOfWork.run(context, async (tx) => {
        // A person who signs in at this moment is not warned.
        await noteLastUse(tx);
        if (!(await planRetentionEnd(tx, now, periods, day))) return false;
        await this.tellHead(tx, day);
        return true;
      });
      if (isWarned) warned += 1;
    }
    return warned;
  }

  private async tellHead(tx: Transaction, day: string): Promise<void> {
    const heads: { id: number; email: string; companyName: string }[] = await tx.manager.query(HEAD, [
      tx.establishmentId,
    ]);
    for (const { id, email, companyName } of heads) {
      const data = { companyName, on: formatDay(day) };
      await this.mails.post(tx, { kind: 'retention-warning', to: email, accountId: id, data });
    }
  }
}
