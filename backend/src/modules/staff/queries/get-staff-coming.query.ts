import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ComingEntry } from '@valorisation/contract';
import { Clock } from '../../../platform/clock/clock.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { CONTENT_TABLES } from '../../content/index.js';
import { deletionsQuery, MOST_COMING, plannedQuery } from './staff-coming.sql.js';

/** What comes by itself, the nearest first: schedules of content, dates of grids and wages, deletions. */
export class GetStaffComing extends Query<readonly ComingEntry[]> {}

@QueryHandler(GetStaffComing)
export class GetStaffComingHandler implements IQueryHandler<GetStaffComing> {
  private readonly planned = plannedQuery(CONTENT_TABLES);

  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<readonly ComingEntry[]> {
    const now = this.clock.now();
    const [planned] = await this.reader.across<[ComingEntry]>('staff', [this.planned(now)]);
    const [deletions] = await this.reader.across<[ComingEntry]>('members', [deletionsQuery(this.clock.today())]);
    const order = ({ on, time }: ComingEntry) => `${on} ${time}`;
    return [...planned, ...deletions].toSorted((a, b) => order(a).localeCompare(order(b))).slice(0, MOST_COMING);
  }
}
