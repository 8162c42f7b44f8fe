import { Query } from '@nestjs/cqrs';
import type { Grid } from '@valorisation/rules';
import type { EstablishmentFloors } from '../../grids/index.js';
import type { Viewer } from './viewer.js';
import type { EditorRow, ValuationDetail, ValuationRow } from './valuation.view.js';
import type { ProfileFilters, ProfilePageQuestion } from './profile-page.sql.js';

/** What a list of valuations needs beside its rows to be shown: names of functions and editors, the floor, today. */
export interface ValuationSetting {
  readonly editors: ReadonlyMap<number, EditorRow>;
  /** By grid id, then function id: title and family. */
  readonly functions: ReadonlyMap<
    number,
    ReadonlyMap<number, { readonly title: string; readonly familyId: number | null }>
  >;
  /** By id: the content of each grid that a row stands on. */
  readonly grids: ReadonlyMap<number, Grid>;
  /** By id: the day from which each of them is or was in force, YYYY-MM-DD. */
  readonly gridDays: ReadonlyMap<number, string>;
  /** What amounts are held against today. */
  readonly floors: EstablishmentFloors;
  /** param_smic of the floors, hundredths of a point. */
  readonly minimumPoints: number;
  /** The content of the grid in force: what an update would compute on. */
  readonly gridInForce: Grid;
  readonly today: string;
  readonly viewerId: number;
}

/** A single valuation of the viewer. Refusal: `introuvable`. */
export class GetValuation extends Query<{ readonly valuation: ValuationDetail; readonly setting: ValuationSetting }> {
  constructor(
    readonly viewer: Viewer,
    readonly valuationId: number,
  ) {
    super();
  }
}

/** A profile of the page with the totals that the viewer sees. */
export interface ProfileView {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly status: 0 | 1;
  readonly minimumCents: number;
  readonly shareHundredths: number;
  readonly displayedMonthCents: number;
  readonly activeFunctions: number;
  readonly categoryLevel: number | null;
  readonly lowestPoints: number | null;
  readonly nextChangeOn: string | null;
  /** True when active rows are limited to others: totals are those of the visible ones. */
  readonly hidesRows: boolean;
  /** The rows that were asked for. */
  readonly valuations: readonly ValuationRow[];
  /** All rows that the viewer sees: what the totals hold, whatever was asked for. */
  readonly everyRow: readonly ValuationRow[];
}

export interface ProfilePageView {
  readonly profiles: readonly ProfileView[];
  readonly total: number;
  readonly setting: ValuationSetting;
}

/** GET /v1/valor/list/all. `belowMinimum` asks for rows below param_smic, `anniversary` for those with `isBirth`. */
export class ListProfiles extends Query<ProfilePageView> {
  constructor(
    readonly viewer: Viewer,
    readonly question: ProfileFilters & Pick<ProfilePageQuestion, 'page' | 'perPage'>,
  ) {
    super();
  }
}

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
