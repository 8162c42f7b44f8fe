import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { Turns } from '../../../platform/process/turns.js';
import { FloorsToday } from '../../grids/index.js';
import { MailService } from '../../notifications/index.js';
import { GetStaffWaiting } from '../queries/get-staff-waiting.query.js';
import { minimumPoints } from '../queries/minimum-points.js';
import { standingQuery, type Standing } from '../queries/staff-figures.sql.js';

const LOOK_MS = 15 * 60_000;
/** The hour in Paris from which the weekly mail is sent on a Monday. */
const FROM_HOUR = 7;
const MONDAY = 1;

const CONTEXT = { establishmentId: null, scope: 'staff', actorId: null, correlationId: 'staff round' } as const;

const NOTE = `
  insert into figure_day (day, active, below_minimum, up_to_date) values ($1, $2, $3, $4)
  on conflict (day) do update
    set active = excluded.active, below_minimum = excluded.below_minimum, up_to_date = excluded.up_to_date`;

/** Marks one person as mailed. Nothing when none is left for this week. */
const TAKE = `
  insert into staff_weekly as w (account_id, sent_on)
  select a.id, $1::date from account a left join staff_weekly s on s.account_id = a.id
   where a.role <> 'member' and a.activated_at is not null and a.suspended_at is null
     and not coalesce(s.is_off, false) and s.sent_on is distinct from $1::date
   order by a.id limit 1
  on conflict (account_id) do update set sent_on = excluded.sent_on
  returning w.account_id as "accountId", (select email from account where id = w.account_id) as "to"`;

interface Reader {
  readonly accountId: number;
  readonly to: string;
}

const hour = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' });

/**
 * What is due for staff without their asking: the figures of the day are noted, and on Mondays each person gets a mail with
 * what waits. Every worker looks a few times an hour. Noting again gives the later figures; a person is mailed once, because
 * the mark and the mail are one transaction.
 */
@Injectable()
export class StaffRound implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(StaffRound.name);
  private readonly turns = new Turns(
    async () => this.look(),
    // The database is away, or no grid is installed yet: the next look tries again.
    (error) => this.logger.warn({ msg: 'staff round not done', fault: describeError(error) }),
  );

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: TenantReader,
    private readonly floors: FloorsToday,
    private readonly queries: QueryBus,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.turns.start(LOOK_MS);
    this.turns.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.turns.stop();
  }

  private async look(): Promise<void> {
    await this.noteFigures();
    if (this.isMailDue()) await this.mailWeekly();
  }

  private async noteFigures(): Promise<void> {
    const points = await minimumPoints(this.floors);
    const [[standing]] = await this.reader.across<[Standing]>('figures', [standingQuery(points)]);
    if (standing === undefined) throw new Error('Counts are one row');
    const { active, below_minimum: below, up_to_date: current } = standing;
    await this.unitOfWork.run(CONTEXT, async ({ manager }) => {
      await manager.query(NOTE, [this.clock.today(), active, below, current]);
    });
  }

  private isMailDue(): boolean {
    const isMonday = new Date(`${this.clock.today()}T12:00:00Z`).getUTCDay() === MONDAY;
    return isMonday && Number.parseInt(hour.format(this.clock.now()), 10) >= FROM_HOUR;
  }

  private async mailWeekly(): Promise<void> {
    const {
      account_requests: requests,
      messages,
      mails,
      minimum_wages: wages,
      grids,
    } = await this.queries.execute(new GetStaffWaiting());
    const data = { requests, messages, mails, toConfirm: wages + grids };
    if (Object.values(data).every((count) => count === 0)) return;
    while (await this.mailNext(data));
  }

  private async mailNext(data: {
    requests: number;
    messages: number;
    mails: number;
    toConfirm: number;
  }): Promise<boolean> {
    return this.unitOfWork.run(CONTEXT, async (tx) => {
      const [next]: Reader[] = await tx.manager.query(TAKE, [this.clock.today()]);
      if (next === undefined) return false;
      await this.mails.post(tx, { kind: 'staff-weekly', ...next, data });
      return true;
    });
  }
}
