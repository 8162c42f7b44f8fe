import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/settings/settings.js';
import {
  branchFloorMonth,
  COUNTED_PARTS,
  hourOf,
  minimumIndex,
  PAY_PARTS,
  type Grid,
  type PayPart,
} from '@valorisation/rules';
import {
  FloorsToday,
  FunctionNames,
  GridCatalogue,
  type EstablishmentFloors,
  type FloorsRow,
} from '../../grids/index.js';
import type { ProfileFilters, ProfilePageQuestion } from './profile-page.sql.js';
import { NO_WORDS, searchWords, type SearchWords } from './search-words.js';
import type { PayMeasure } from './underpaid.sql.js';
import type { EditorRow, ListedRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

type TitlesById = ReadonlyMap<number, { readonly title: string; readonly familyId: number | null }>;

const NOT_ASKED = { branchCents: 0, wageCents: 0 };

/** What the setting of a row depends on. */
type RowOfSetting = Pick<ListedRow, 'gridId'> & Partial<Pick<ListedRow, 'paid'>>;

/** Collects the values that are needed to show rows. Function names are read once per grid version. */
@Injectable()
export class ValuationSettings {
  private readonly names = new Map<number, TitlesById>();
  /** The first day of each grid that is or was in force. Once the grid is in force, this day never changes. */
  private readonly days = new Map<number, string>();

  constructor(
    private readonly grids: GridCatalogue,
    private readonly functionNames: FunctionNames,
    private readonly floors: FloorsToday,
    private readonly published: Settings,
    private readonly clock: Clock,
  ) {}

  /** param_smic of an establishment today, hundredths of a point. */
  async minimumPoints(viewer: Viewer): Promise<number> {
    return minimumIndex(await this.floors.of(viewer.establishmentId));
  }

  /** What an index and a pay are compared with today. */
  async toDoMeasures(viewer: Viewer): Promise<{ readonly minimumPoints: number; readonly pay: PayMeasure }> {
    const [floors, parts] = await Promise.all([this.floors.of(viewer.establishmentId), this.partsFor(viewer)]);
    return { minimumPoints: minimumIndex(floors), pay: this.payMeasure(floors, parts) };
  }

  /** Waits for the floors and the grids only if the question depends on them. */
  async measures(
    viewer: Viewer,
    { belowMinimum, anniversary, belowDue, key, search }: ProfileFilters,
  ): Promise<Pick<ProfilePageQuestion, 'belowPoints' | 'changedBy' | 'floorMonths' | 'underpaid' | 'words'>> {
    const asked = { changedBy: anniversary ? this.clock.today() : null, words: await this.wordsOf(search) };
    const isUnneeded = !belowMinimum && !belowDue && key !== 'due';
    if (isUnneeded) return { ...asked, belowPoints: null, underpaid: null, floorMonths: NOT_ASKED };
    const floors = await this.floors.of(viewer.establishmentId);
    return {
      ...asked,
      belowPoints: belowMinimum ? minimumIndex(floors) : null,
      underpaid: belowDue ? this.payMeasure(floors, await this.partsFor(viewer)) : null,
      floorMonths: { branchCents: branchFloorMonth(floors.params), wageCents: floors.wage?.monthCents ?? 0 },
    };
  }

  /** @param read a row of `floorsQuery` that came with the rows; without it the floors are read now */
  async around(
    viewer: Viewer,
    editors: readonly EditorRow[],
    rows: readonly RowOfSetting[],
    read?: FloorsRow,
  ): Promise<ValuationSetting> {
    const floors = await (read === undefined ? this.floors.of(viewer.establishmentId) : this.floors.from(read));
    const functions = new Map<number, TitlesById>();
    const grids = new Map<number, Grid>();
    for (const id of new Set(rows.map(({ gridId }) => gridId))) {
      if (!this.days.has(id)) await this.readDays();
      grids.set(id, await this.grids.content(id));
      functions.set(id, await this.functionsOf(id));
    }
    return {
      editors: new Map(editors.map((editor) => [editor.id, editor])),
      functions,
      grids,
      gridDays: this.days,
      floors,
      minimumPoints: minimumIndex(floors),
      gridInForce: await this.grids.content(floors.gridInForceId),
      today: this.clock.today(),
      viewerId: viewer.accountId,
      // Only what is paid depends on them, so rows without a pay cost no statement.
      countedParts: rows.some(({ paid }) => (paid ?? null) !== null) ? await this.countedParts() : COUNTED_PARTS,
    };
  }

  /** The parts of a pay that are compared with what is due: the base, and those for which staff gave a source. */
  async countedParts(): Promise<readonly PayPart[]> {
    const sources = await this.published.get('paid_parts');
    return PAY_PARTS.filter((part) => part === 'base' || sources[part] !== '');
  }

  private async partsFor({ seesPay }: Viewer): Promise<readonly PayPart[]> {
    return seesPay === true ? this.countedParts() : COUNTED_PARTS;
  }

  private payMeasure({ params, wage }: EstablishmentFloors, parts: readonly PayPart[]): PayMeasure {
    const [branchCents, wageCents] = [branchFloorMonth(params), wage?.monthCents ?? 0];
    return {
      today: this.clock.today(),
      parts,
      branchCents,
      wageCents,
      floorHourCents: hourOf(Math.max(branchCents, wageCents), params),
      monthOfHour: { factor: params.yearlyTrainingHours * 10_000, divisor: 12 * params.teachingPart },
    };
  }

  private async wordsOf(search: string): Promise<SearchWords> {
    if (search === '') return NO_WORDS;
    const [versions, { search: find }] = await Promise.all([this.grids.effective(), this.functionNames.inUse()]);
    const grids = await Promise.all(versions.map(async ({ id }) => this.grids.content(id)));
    return searchWords(search, { grids, find });
  }

  private async readDays(): Promise<void> {
    for (const { id, effectiveOn } of await this.grids.effective()) this.days.set(id, effectiveOn);
  }

  private async functionsOf(gridId: number): Promise<TitlesById> {
    const known = this.names.get(gridId);
    if (known !== undefined) return known;
    const grid = await this.grids.content(gridId);
    const names = new Map(grid.functions.map(({ id, title, familyId }) => [id, { title, familyId }]));
    this.names.set(gridId, names);
    return names;
  }
}

/** The values that a list of valuations needs beside its rows: names of functions and editors, the floor, today. */
export interface ValuationSetting {
  readonly editors: ReadonlyMap<number, EditorRow>;
  readonly functions: ReadonlyMap<
    number,
    ReadonlyMap<number, { readonly title: string; readonly familyId: number | null }>
  >;
  readonly grids: ReadonlyMap<number, Grid>;
  /** The first day of each of these grids, YYYY-MM-DD, by id. */
  readonly gridDays: ReadonlyMap<number, string>;
  readonly floors: EstablishmentFloors;
  /** param_smic today, hundredths of a point. */
  readonly minimumPoints: number;
  readonly gridInForce: Grid;
  readonly today: string;
  readonly viewerId: number;
  readonly countedParts: readonly PayPart[];
}
