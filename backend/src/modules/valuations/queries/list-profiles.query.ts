import type { CategoryLevel } from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import {
  profileCountQuery,
  profilePageQuery,
  type ProfileFilters,
  type ProfilePageQuestion,
} from './profile-page.sql.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import { EDITORS_QUERY, type ValuationRow, type EditorRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

export interface ProfileView {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly status: 0 | 1;
  readonly minimumCents: number;
  readonly shareHundredths: number;
  readonly displayedMonthCents: number;
  readonly activeFunctions: number;
  readonly categoryLevel: CategoryLevel | null;
  readonly lowestPoints: number | null;
  readonly nextChangeOn: string | null;
  /** True when active rows are limited to others: the totals are those of the visible rows. */
  readonly hidesRows: boolean;
  readonly valuations: readonly ValuationRow[];
  /** All rows that the viewer sees. The totals use these, whatever was requested. */
  readonly everyRow: readonly ValuationRow[];
}

export interface ProfilePageView {
  readonly profiles: readonly ProfileView[];
  readonly total: number;
  readonly setting: ValuationSetting;
}

/** GET /v1/valor/list/all. `belowMinimum` selects rows below param_smic, `anniversary` those with `isBirth`. */
export class ListProfiles extends QueryOf<
  { viewer: Viewer; question: ProfileFilters & Pick<ProfilePageQuestion, 'page' | 'perPage'> },
  ProfilePageView
>() {}

/** A row of the flat join: the profile's columns, and a valuation's if it has one. */
interface FlatRow extends Omit<ValuationRow, 'id'> {
  readonly id: number | null;
  readonly pageId: number;
  readonly pageVersion: number;
  readonly pageName: string;
  readonly pageStatus: 0 | 1;
  readonly pageMinimumCents: number;
  readonly pageShareHundredths: number;
  readonly pageDisplayedMonthCents: number;
  readonly pageFunctions: number;
  readonly pageCategory: CategoryLevel | null;
  readonly pageLowestPoints: number | null;
  readonly pageNextChangeOn: string | null;
  readonly pageHidesRows: boolean;
  /** Whether the row matches the filter. */
  readonly isAsked: boolean | null;
}

const on = handlersWith({ reader: TenantReader, settings: ValuationSettings });

export const listProfilesQueries = [
  on(ListProfiles, async ({ viewer, question }, { reader, settings }) => {
    const { belowMinimum, anniversary, ...rest } = question;
    const asked = { ...rest, ...(await settings.measures(viewer, { belowMinimum, anniversary })) };
    const [rows, [count], editors] = await reader.read<[FlatRow, { total: number }, EditorRow]>(
      viewer.establishmentId,
      [
        profilePageQuery(viewer, asked),
        profileCountQuery(viewer, asked),
        { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] },
      ],
    );
    const profiles = group(rows);
    const gridIds = profiles.flatMap(({ everyRow }) => everyRow.map(({ gridId }) => gridId));
    const setting = await settings.around(viewer, editors, gridIds);
    return { profiles, total: count?.total ?? 0, setting };
  }),
];

/** The rows are ordered by profile, so one pass is enough. */
function group(rows: readonly FlatRow[]): ProfileView[] {
  const profiles: (ProfileView & { valuations: ValuationRow[]; everyRow: ValuationRow[] })[] = [];
  for (const row of rows) {
    let profile = profiles.at(-1);
    if (profile?.id !== row.pageId) {
      profile = {
        id: row.pageId,
        version: row.pageVersion,
        name: row.pageName,
        status: row.pageStatus,
        minimumCents: row.pageMinimumCents,
        shareHundredths: row.pageShareHundredths,
        displayedMonthCents: row.pageDisplayedMonthCents,
        activeFunctions: row.pageFunctions,
        categoryLevel: row.pageCategory,
        lowestPoints: row.pageLowestPoints,
        nextChangeOn: row.pageNextChangeOn,
        hidesRows: row.pageHidesRows,
        valuations: [],
        everyRow: [],
      };
      profiles.push(profile);
    }
    if (!hasValuation(row)) continue;
    profile.everyRow.push(row);
    if (row.isAsked === true) profile.valuations.push(row);
  }
  return profiles;
}

function hasValuation(row: FlatRow): row is FlatRow & ValuationRow {
  return row.id !== null;
}
