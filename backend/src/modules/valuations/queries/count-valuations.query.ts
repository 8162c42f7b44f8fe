import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { awaitsUpdate, isInProgress, isToRedo, type ValuationStatus } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { hasReachedStep, hasStatus, isActiveRow, isBelowMinimum } from './row-conditions.js';
import { ValuationSettings } from './valuation-settings.js';
import { visibleRows, visibleProfiles, type Viewer } from './viewer.js';

export interface StatusTotalsView {
  readonly available: number;
  readonly inProgress: number;
  readonly awaitingUpdate: number;
  readonly toRedo: number;
}

/** Counts of the viewer's valuations by tab: all, in progress, awaiting update, to redo. */
export class CountByStatus extends Query<StatusTotalsView> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}

export interface ToDoView {
  readonly awaitingUpdate: number;
  readonly toRedo: number;
  readonly anniversaries: number;
  readonly belowMinimum: number;
  readonly unfinished: number;
}

/** Counts of the viewer's valuations that wait for someone: those that each of the dashboard's filters would list. */
export class CountToDo extends Query<ToDoView> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}

/** Non-archived valuations, and those created since the first of the month (Europe/Paris). */
export class CountTotals extends Query<{ readonly total: number; readonly thisMonth: number }> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}

/** Names of the establishment's profiles, in French order. */
export class ListProfileNames extends Query<readonly { readonly id: number; readonly name: string }[]> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}

const audience = (viewer: Viewer): string => (viewer.associated ? 'associated' : 'main');

@QueryHandler(CountByStatus)
export class CountByStatusHandler implements IQueryHandler<CountByStatus> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer }: CountByStatus): Promise<StatusTotalsView> {
    const rows = await this.reader.rows<{ status: ValuationStatus; count: number }>(viewer.establishmentId, {
      name: `count-by-status-${audience(viewer)}`,
      text: `select v.status, count(*)::integer as count from valuation v
              where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} group by v.status`,
      values: [viewer.establishmentId, viewer.accountId],
    });
    const of = (holds: (status: ValuationStatus) => boolean): number =>
      rows.reduce((sum, { status, count }) => (holds(status) ? sum + count : sum), 0);
    return {
      available: rows.reduce((sum, { count }) => sum + count, 0),
      inProgress: of(isInProgress),
      awaitingUpdate: of(awaitsUpdate),
      toRedo: of(isToRedo),
    };
  }
}

@QueryHandler(CountToDo)
export class CountToDoHandler implements IQueryHandler<CountToDo> {
  constructor(
    private readonly reader: TenantReader,
    private readonly settings: ValuationSettings,
    private readonly clock: Clock,
  ) {}

  async execute({ viewer }: CountToDo): Promise<ToDoView> {
    const minimumPoints = await this.settings.minimumPoints(viewer);
    const of = (condition: string): string => `count(*) filter (where ${condition})::integer`;
    const [row] = await this.reader.rows<ToDoView>(viewer.establishmentId, {
      name: `count-to-do-${audience(viewer)}`,
      text: `select ${of(hasStatus('v', awaitsUpdate))} as "awaitingUpdate",
                    ${of(hasStatus('v', isToRedo))} as "toRedo",
                    ${of(hasReachedStep('v', '$4'))} as anniversaries,
                    ${of(isBelowMinimum('v', '$3'))} as "belowMinimum",
                    ${of(hasStatus('v', isInProgress))} as unfinished
               from valuation v
              where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and ${isActiveRow('v')}`,
      values: [viewer.establishmentId, viewer.accountId, minimumPoints, this.clock.today()],
    });
    return row ?? { awaitingUpdate: 0, toRedo: 0, anniversaries: 0, belowMinimum: 0, unfinished: 0 };
  }
}

@QueryHandler(CountTotals)
export class CountTotalsHandler implements IQueryHandler<CountTotals> {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  async execute({ viewer }: CountTotals): Promise<{ total: number; thisMonth: number }> {
    const firstOfMonth = `${this.clock.today().slice(0, 7)}-01`;
    const [row] = await this.reader.rows<{ total: number; thisMonth: number }>(viewer.establishmentId, {
      name: `count-totals-${audience(viewer)}`,
      text: `select count(*)::integer as total,
                    count(*) filter (where v.created_at >= $3::date::timestamp at time zone 'Europe/Paris')::integer as "thisMonth"
               from valuation v
              where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and ${isActiveRow('v')}`,
      values: [viewer.establishmentId, viewer.accountId, firstOfMonth],
    });
    return row ?? { total: 0, thisMonth: 0 };
  }
}

@QueryHandler(ListProfileNames)
export class ListProfileNamesHandler implements IQueryHandler<ListProfileNames> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer }: ListProfileNames): Promise<readonly { id: number; name: string }[]> {
    return this.reader.rows(viewer.establishmentId, {
      name: `profile-names-${audience(viewer)}`,
      text: `select p.id, p.name from profile p
              where p.establishment_id = $1 and ${visibleProfiles(viewer)} order by p.name, p.id`,
      values: [viewer.establishmentId, viewer.accountId],
    });
  }
}
