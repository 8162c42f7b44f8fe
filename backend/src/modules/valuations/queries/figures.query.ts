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
  type RateChange,
} from '@valorisation/rules';
import type { Anniversary, Figures } from '@valorisation/contract';
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
export interface AnniversaryView extends Anniversary {
  readonly version: number;
  readonly updatedAt: Date;
}

/** The figures of an establishment for one viewer. Sums leave out archived and hourly rows (rule 9). */
interface FiguresView extends Figures {
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
    const setting = await this.settings.around(viewer, [], rows);
    const anniversaries = await Promise.all(rows.map(async (row) => this.anniversariesOf(row, setting)));
    const active = cells.filter(({ status }) => isActive(status));
    return {
      day: today,
      profiles: profiles?.profiles ?? 0,
      profilesBelowMinimum: profiles?.profilesBelow ?? 0,
      ...sumsOf(active),
      hourly: sumOf(active, 'hourly'),
      notComputed: sumOf(active, 'notComputed'),
      ...dueOfEverybody(dueRows, setting),
      byStatus: VALUATION_STATUSES.map((status) => {
        const own = cells.filter((cell) => cell.status === status);
        return { status, valuations: sumOf(own, 'valuations') };
      }),
      byCategory: CATEGORY_LEVELS.map((categoryLevel) => ({
        categoryLevel,
        ...sumsOf(active.filter(({ level }) => level === categoryLevel)),
      })),
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

function toView(
  { id: valuationId, ...row }: AnniversaryRow,
  change: RateChange,
  { functions, today }: ValuationSetting,
): AnniversaryView {
  const title = functionTitle(row, functions.get(row.gridId)?.get(row.functionId));
  return { ...row, ...change, valuationId, functionTitle: title, due: isBirthday(change.on, today) };
}

type Summed = 'valuations' | 'belowMinimum' | 'minimumCents' | 'shareHundredths';

function sumsOf(cells: readonly FiguresCell[]): Pick<FiguresCell, Summed> {
  return {
    valuations: sumOf(cells, 'valuations'),
    belowMinimum: sumOf(cells, 'belowMinimum'),
    minimumCents: sumOf(cells, 'minimumCents'),
    shareHundredths: sumOf(cells, 'shareHundredths'),
  };
}

function sumOf(cells: readonly FiguresCell[], figure: Summed | 'hourly' | 'notComputed'): number {
  return cells.reduce((sum, cell) => sum + cell[figure], 0);
}
