/** What an announced version will change: each row, and the total. */
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OutlookTotals } from '@valorisation/contract';
import type { Day, Grid } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader, type NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { mapAtPace } from '../../../platform/process/pace.js';
import { AnnouncedGrid, FloorsToday, GridCatalogue, type AnnouncedHead } from '../../grids/index.js';
import { personOutlook, stagesOf, totalsOf, type OutlookRow, type OutlookContext } from './grid-outlook.js';
import { type UpdatePreviewView, seniorityOf } from './preview-update.query.js';
import { isActiveRow } from './row-conditions.js';
import { selectionQuery, isComputed, VALUATION_COLUMNS, valuationTables, type ValuationRow } from './valuation.view.js';
import { toDetail } from './stored-steps.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import { visibleRows, type Viewer } from './viewer.js';

export interface GridOutlookView {
  readonly version: AnnouncedHead;
  readonly day: Day;
  readonly rows: readonly OutlookRow[];
  readonly totals: OutlookTotals;
  /** True for a collaborator: no total includes limited rows of others, and nothing shows whether limited rows exist. */
  readonly partial: boolean;
  readonly setting: ValuationSetting;
}

/** Null while no version is announced. */
export class GetGridOutlook extends QueryOf<{ viewer: Viewer }, GridOutlookView | null>() {}

/**
 * One row with the steps that differ. Refusals: `introuvable`, also while no version is announced; `sans_effet` for a
 * row without a change; those of its update.
 */
export class GetRowOutlook extends QueryOf<{ viewer: Viewer; valuationId: number }, UpdatePreviewView>() {}

interface Setting {
  readonly context: OutlookContext;
  readonly setting: ValuationSetting;
}

@QueryHandler(GetGridOutlook)
export class GetGridOutlookHandler implements IQueryHandler<GetGridOutlook> {
  constructor(
    private readonly reader: TenantReader,
    private readonly announced: AnnouncedGrid,
    private readonly grids: GridCatalogue,
    private readonly floors: FloorsToday,
    private readonly settings: ValuationSettings,
    private readonly clock: Clock,
  ) {}

  async execute({ viewer }: GetGridOutlook): Promise<GridOutlookView | null> {
    const found = await this.coming();
    if (found === null) return null;
    const { version, grid } = found;
    const rows = await this.reader.rows<ValuationRow>(viewer.establishmentId, activeRows(viewer));
    const { context, setting } = await this.around(viewer, version, grid, rows);
    const people = await mapAtPace(byPerson(rows), (person) => personOutlook(person, context));
    return {
      version,
      day: context.day,
      rows: people.flatMap((person) => person.rows),
      totals: totalsOf(people),
      partial: viewer.associated,
      setting,
    };
  }

  async ofRow(viewer: Viewer, valuationId: number): Promise<UpdatePreviewView> {
    const found = await this.coming();
    const [row] = await this.reader.rows<ValuationRow>(viewer.establishmentId, selectionQuery(viewer, [valuationId]));
    if (found === null || row === undefined) throw notFound('valuation');
    const { context, setting } = await this.around(viewer, found.version, found.grid, [row]);
    const { after, next } = stagesOf(row, context);
    const { update } = after;
    if (update instanceof DomainError) throw update;
    if (update === null || !isComputed(row) || !isComputed(next)) throw new DomainError('sans_effet');
    const { trace } = await toDetail(row, this.grids);
    const ownGrid = await this.grids.content(row.gridId);
    const nextSetting: ValuationSetting = {
      ...setting,
      floors: context.floorsThen,
      gridInForce: found.grid,
      grids: new Map([...setting.grids, [found.version.id, found.grid]]),
      today: context.day,
    };
    return {
      current: { row, seniority: seniorityOf(row, ownGrid), trace: trace ?? [] },
      next: { row: next, seniority: seniorityOf(next, found.grid), trace: update.pay.trace },
      setting,
      nextSetting,
    };
  }

  private async coming(): Promise<{ readonly version: AnnouncedHead; readonly grid: Grid } | null> {
    const version = await this.announced.next();
    const grid = version === null ? undefined : await this.announced.content(version.id);
    return version === null || grid === undefined ? null : { version, grid };
  }

  private async around(
    viewer: Viewer,
    { id, effectiveOn }: AnnouncedHead,
    grid: Grid,
    rows: readonly ValuationRow[],
  ): Promise<Setting> {
    const setting = await this.settings.around(viewer, [], rows);
    const day = laterOf(effectiveOn, this.clock.today());
    const wage = await this.floors.wageOn(viewer.establishmentId, day);
    const floorsThen = { ...setting.floors, params: grid.params, wage, gridInForceId: id };
    return {
      context: { coming: { id, grid }, day, grids: setting.grids, floorsNow: setting.floors, floorsThen },
      setting,
    };
  }
}

const on = handlersWith({ outlooks: GetGridOutlookHandler });

export const gridOutlookQueries = [
  on(GetRowOutlook, async ({ viewer, valuationId }, { outlooks }) => outlooks.ofRow(viewer, valuationId)),
  GetGridOutlookHandler,
];

const laterOf = (a: Day, b: Day): Day => (a < b ? b : a);

/** Person by person in the order of the lists, because the minimum wage is compared over all functions of a person. */
export const activeRows = (viewer: Viewer): NamedQuery => ({
  name: `active-rows-${viewer.associated ? 'associated' : 'main'}`,
  text: `select ${VALUATION_COLUMNS}
           from ${valuationTables(viewer)}
          where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and ${isActiveRow('v')}
          order by p.name, v.profile_id, v.id`,
  values: [viewer.establishmentId, viewer.accountId],
});

function byPerson(rows: readonly ValuationRow[]): readonly (readonly ValuationRow[])[] {
  const people = new Map<number, ValuationRow[]>();
  for (const row of rows) {
    const person = people.get(row.profileId);
    if (person === undefined) people.set(row.profileId, [row]);
    else person.push(row);
  }
  return [...people.values()];
}
