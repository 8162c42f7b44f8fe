import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StaffFigures } from '@valorisation/contract';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { JobQueues } from '../../../platform/jobs/job-queues.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GrantedReads } from '../../access-grants/index.js';
import { FloorsToday, GridProofs } from '../../grids/index.js';
import { minimumPoints } from './minimum-points.js';
import {
  accountsQuery,
  belowMinimumQuery,
  confirmationsQuery,
  countsQuery,
  grantingQuery,
  monthsQuery,
  notedQuery,
  standingQuery,
  statusesQuery,
  type AccountCounts,
  type Confirmations,
  type Counts,
  type DepartmentCount,
  type GrantingEstablishment,
  type MonthCount,
  type Standing,
  type StatusCount,
} from './staff-figures.sql.js';

/** Read at each request: the queues, the grid in force, items that wait for a second admin, and valid grants. */
type FreshFigures = 'jobs_failed' | 'grid_unproven' | 'publications_waiting' | 'wages_waiting' | 'granted_access';
type KeptFigures = Omit<StaffFigures, FreshFigures>;

/** `from`: counts rows created from this day on; null: all rows. */
export class GetStaffFigures extends QueryOf<{ from: string | null }, StaffFigures>() {}

/** Counts read every valuation. So they are read once in this time, and are shown with their age. */
const KEPT_MS = 5 * 60_000;

/** The database allows no longer grant. */
const LONGEST_GRANT_MS = 7 * 24 * 60 * 60_000;

/** In a day such as 2026-11-28, the length of its month. */
const MONTH = 7;
const UNKNOWN = { active: null, below_minimum: null, up_to_date: null } as const;

interface NotedMonth extends Standing {
  readonly month: string;
}

interface Kept {
  readonly at: Date;
  readonly figures: Promise<KeptFigures>;
}

@QueryHandler(GetStaffFigures)
export class GetStaffFiguresHandler implements IQueryHandler<GetStaffFigures> {
  /** By the first day. */
  private readonly kept = new Map<string | null, Kept>();

  constructor(
    private readonly reader: TenantReader,
    private readonly floors: FloorsToday,
    private readonly clock: Clock,
    private readonly queues: JobQueues,
    private readonly proofs: GridProofs,
    private readonly grants: GrantedReads,
  ) {}

  async execute({ from }: GetStaffFigures): Promise<StaffFigures> {
    const [figures, failed, unproven, waiting, granted] = await Promise.all([
      this.figures(from),
      this.failedJobs(),
      this.proofs.unprovenInForce(),
      this.confirmations(),
      this.granted(),
    ]);
    return {
      ...figures,
      jobs_failed: failed,
      grid_unproven: unproven,
      publications_waiting: waiting.publications,
      wages_waiting: waiting.wages,
      granted_access: granted,
    };
  }

  private async confirmations(): Promise<Confirmations> {
    const [[counted]] = await this.reader.across<[Confirmations]>('staff', [confirmationsQuery]);
    return counted ?? { publications: 0, wages: 0 };
  }

  private async granted(): Promise<StaffFigures['granted_access']> {
    const since = new Date(this.clock.now().getTime() - LONGEST_GRANT_MS);
    const [granting] = await this.reader.across<[GrantingEstablishment]>('journal', [grantingQuery(since)]);
    const found: StaffFigures['granted_access'][number][] = [];
    for (const { id, company_name } of granting) {
      const grant = await this.grants.find(id);
      if (grant !== null) found.push({ establishment_id: id, company_name, until: grant.until.toISOString() });
    }
    return found.toSorted((a, b) => a.until.localeCompare(b.until));
  }

  /** The first page leaves this count out while the queues do not answer. */
  private async failedJobs(): Promise<number | null> {
    try {
      return (await this.queues.counts()).reduce((sum, { failed }) => sum + failed, 0);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  private async figures(from: string | null): Promise<KeptFigures> {
    const now = this.clock.now();
    for (const [day, { at }] of this.kept) if (now.getTime() - at.getTime() >= KEPT_MS) this.kept.delete(day);
    const known = this.kept.get(from);
    if (known !== undefined) return known.figures;
    const kept = { at: now, figures: this.read(now, from) };
    this.kept.set(from, kept);
    // A failed read is not kept for the next one.
    kept.figures.catch(() => {
      if (this.kept.get(from) === kept) this.kept.delete(from);
    });
    return kept.figures;
  }

  private async read(now: Date, from: string | null): Promise<KeptFigures> {
    const points = await minimumPoints(this.floors);
    const [noted] = await this.reader.across<[NotedMonth]>('staff', [notedQuery]);
    const [[accounts]] = await this.reader.across<[AccountCounts]>('members', [accountsQuery(from)]);
    const today = this.clock.today();
    const [[counts], valuations, departments, months, [standing]] = await this.reader.across<
      [Counts, StatusCount, DepartmentCount, MonthCount, Standing]
    >('figures', [
      countsQuery,
      statusesQuery(from),
      belowMinimumQuery(points, from),
      monthsQuery(today),
      standingQuery(points),
    ]);
    if (counts === undefined || standing === undefined || accounts === undefined) throw new Error('Counts are one row');
    const known = new Map(noted.map(({ month, ...held }) => [month, held]));
    const nowMonth = today.slice(0, MONTH);
    const standingOf = (month: string) => (month === nowMonth ? standing : (known.get(month) ?? UNKNOWN));
    return {
      computed_at: now.toISOString(),
      ...counts,
      ...accounts,
      valuations,
      below_minimum: departments,
      months: months.map((month) => ({ ...month, ...standingOf(month.month) })),
    };
  }
}
