import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  addYears,
  CATEGORY_LEVELS,
  comingRateChange,
  isActive,
  isBirthday,
  rateChangeOn,
  VALUATION_STATUSES,
  isStale,
  functionTitle,
  type CategoryLevel,
  type ValuationStatus,
  type RateChange,
} from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from '../../grids/index.js';
import { dueOfPerson, isInTotal } from './amount-due.js';
import {
  anniversariesQuery,
  cellsQuery,
  dueRowsQuery,
  profilesQuery,
  type AnniversaryRow,
  type FiguresCell,
  type FiguresDueRow,
  type ProfileFigures,
} from './figures.sql.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import type { Viewer } from './viewer.js';

/** An anniversary that has come and is not applied yet, or one of the next twelve months (rule 13). */
export interface AnniversaryView {
  readonly valuationId: number;
  readonly version: number;
  readonly profileId: number;
  readonly profileName: string;
  readonly functionTitle: string;
  readonly status: ValuationStatus;
  readonly on: string;
  readonly rateBefore: number;
  readonly rateAfter: number;
  /** The day is today or past. */
  readonly due: boolean;
  readonly updatedAt: Date;
}

/** Sums of rows that are not archived: cents and hundredths of a percent, without hourly rows (rule 9). */
export interface CategoryFigures {
  readonly categoryLevel: CategoryLevel;
  readonly valuations: number;
  readonly belowMinimum: number;
  readonly minimumCents: number;
  readonly shareHundredths: number;
}

/** The figures of an establishment for one viewer. */
export interface FiguresView {
  readonly today: string;
  readonly profiles: number;
  readonly profilesBelowMinimum: number;
  /** Hourly rows that are not archived; no sum includes them. */
  readonly hourly: number;
  /** Rows without an amount that are not archived. */
  readonly notComputed: number;
  /** The monthly "à verser au moins" of every person, and the complements in it, in cents. */
  readonly dueCents: number;
  readonly complementCents: number;
  /** Rows among them whose amount is on an earlier grid. */
  readonly formerGrid: number;
  readonly byStatus: ReadonlyMap<ValuationStatus, number>;
  readonly byCategory: readonly CategoryFigures[];
  /** By day. */
  readonly anniversaries: readonly AnniversaryView[];
}

/** GET /v1/valor/figures and the calendar of its anniversaries. */
export class GetFigures extends QueryOf<{ viewer: Viewer }, FiguresView>() {}

@QueryHandler(GetFigures)
export class GetFiguresHandler implements IQueryHandler<GetFigures> {
  constructor(
    private readonly reader: TenantReader,
    private readonly settings: ValuationSettings,
    private readonly grids: GridCatalogue,
    private readonly clock: Clock,
  ) {}

  async execute({ viewer }: GetFigures): Promise<FiguresView> {
    const today = this.clock.today();
    const minimumPoints = await this.settings.minimumPoints(viewer);
    const [cells, [profiles], rows, dueRows] = await this.reader.read<
      [FiguresCell, ProfileFigures, AnniversaryRow, FiguresDueRow]
    >(viewer.establishmentId, [
      cellsQuery(viewer, minimumPoints),
      profilesQuery(viewer, minimumPoints),
      anniversariesQuery(viewer, addYears(today, 1)),
      dueRowsQuery(viewer),
    ]);
    const gridIds = rows.map(({ gridId }) => gridId);
    const setting = await this.settings.around(viewer, [], gridIds);
    const anniversaries = await Promise.all(rows.map(async (row) => this.anniversariesOf(row, setting)));
    const active = cells.filter(({ status }) => isActive(status));
    return {
      today,
      profiles: profiles?.profiles ?? 0,
      profilesBelowMinimum: profiles?.profilesBelow ?? 0,
      hourly: sumOf(active, 'hourly'),
      notComputed: sumOf(active, 'notComputed'),
      ...dueOfEverybody(dueRows, setting),
      byStatus: new Map(
        VALUATION_STATUSES.map((status) => [
          status,
          sumOf(
            cells.filter((cell) => cell.status === status),
            'valuations',
          ),
        ]),
      ),
      byCategory: CATEGORY_LEVELS.map((level) => categoryFigures(level, active)),
      anniversaries: anniversaries.flat().sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on))),
    };
  }

  /** An anniversary that has come and is not applied, and the next one within a year, on the row's own grid. */
  private async anniversariesOf(row: AnniversaryRow, setting: ValuationSetting): Promise<AnniversaryView[]> {
    const { seniorityOn, nextChangeOn, categoryLevel } = row;
    if (seniorityOn === null) return [];
    const grid = await this.grids.content(row.gridId);
    const { today } = setting;
    const due = isBirthday(nextChangeOn, today) ? rateChangeOn(grid, categoryLevel, seniorityOn, nextChangeOn) : null;
    const coming = comingRateChange(grid, categoryLevel, seniorityOn, today);
    return [due, coming].flatMap((change) => (change === null ? [] : [toView(row, change, setting)]));
  }
}

/** Person by person, because the minimum wage is compared over all functions of a person. */
function dueOfEverybody(
  rows: readonly FiguresDueRow[],
  setting: Pick<ValuationSetting, 'floors'>,
): Pick<FiguresView, 'dueCents' | 'complementCents' | 'formerGrid'> {
  const people = new Map<number, FiguresDueRow[]>();
  for (const row of rows) {
    const person = people.get(row.profileId);
    if (person === undefined) people.set(row.profileId, [row]);
    else person.push(row);
  }
  const dues = [...people.values()].map((person) => dueOfPerson(person, setting));
  return {
    formerGrid: rows.filter((row) => isInTotal(row) && isStale(row.status)).length,
    dueCents: dues.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
    complementCents: dues.reduce((sum, { complementCents }) => sum + complementCents, 0),
  };
}

function toView(row: AnniversaryRow, { on, rateBefore, rateAfter }: RateChange, setting: ValuationSetting) {
  const { id: valuationId, version, profileId, profileName, status, updatedAt } = row;
  const due = isBirthday(on, setting.today);
  return {
    valuationId,
    version,
    profileId,
    profileName,
    functionTitle: functionTitle(row, setting.functions.get(row.gridId)?.get(row.functionId)),
    status,
    on,
    rateBefore,
    rateAfter,
    due,
    updatedAt,
  } satisfies AnniversaryView;
}

type Counted = 'valuations' | 'below' | 'hourly' | 'notComputed' | 'minimumCents' | 'shareHundredths';

function sumOf(cells: readonly FiguresCell[], figure: Counted): number {
  return cells.reduce((sum, cell) => sum + cell[figure], 0);
}

function categoryFigures(categoryLevel: CategoryLevel, active: readonly FiguresCell[]): CategoryFigures {
  const cells = active.filter(({ level }) => level === categoryLevel);
  return {
    categoryLevel,
    valuations: sumOf(cells, 'valuations'),
    belowMinimum: sumOf(cells, 'below'),
    minimumCents: sumOf(cells, 'minimumCents'),
    shareHundredths: sumOf(cells, 'shareHundredths'),
  };
}
