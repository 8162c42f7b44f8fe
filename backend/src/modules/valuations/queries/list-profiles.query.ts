import type { CategoryLevel } from '@valorisation/rules';
import { floorsQuery, type FloorsRow } from '../../grids/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import {
  profileCountQuery,
  profilePageQuery,
  type ProfileFilters,
  type ProfilePageQuestion,
} from './profile-page.sql.js';
import { readPageRow } from './page-row.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import { EDITORS_QUERY, type ListedRow, type EditorRow } from './valuation.view.js';
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
  readonly valuations: readonly ListedRow[];
  /** All rows that the viewer sees. The totals use these, whatever was requested. */
  readonly everyRow: readonly ListedRow[];
}

export interface ProfilePageView {
  readonly profiles: readonly ProfileView[];
  readonly total: number;
  readonly setting: ValuationSetting;
}

/**
 * GET /v1/valor/list/all. `belowMinimum` selects rows below param_smic, `anniversary` those with `isBirth`. In a light
 * list only rows that wait for an update have their answers.
 */
export class ListProfiles extends QueryOf<
  { viewer: Viewer; question: ProfileFilters & Pick<ProfilePageQuestion, 'page' | 'perPage'>; light: boolean },
  ProfilePageView
>() {}

type PageProfile = Omit<ProfileView, 'valuations' | 'everyRow'> & { readonly rows: readonly unknown[][] };

const on = handlersWith({ reader: TenantReader, settings: ValuationSettings, clock: Clock });

export const listProfilesQueries = [
  on(ListProfiles, async ({ viewer, question, light }, { reader, settings, clock }) => {
    // One day for the read and for what is made of it, even at midnight.
    const today = clock.today();
    const asked = { ...question, ...(await settings.measures(viewer, question)) };
    const [found, [count], editors, [floors]] = await reader.read<
      [PageProfile, { total: number }, EditorRow, FloorsRow]
    >(
      viewer.establishmentId,
      [
        profilePageQuery(viewer, asked, light ? today : null),
        profileCountQuery(viewer, asked),
        { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] },
        floorsQuery(viewer.establishmentId),
      ],
      ownScope(viewer),
    );
    const profiles = found.map(({ rows, ...head }) => {
      const everyRow = rows.map(readPageRow);
      return { ...head, everyRow, valuations: everyRow.filter(({ isAsked }) => isAsked) };
    });
    const rows = profiles.flatMap(({ everyRow }) => everyRow);
    const setting = await settings.around(viewer, editors, rows, floors);
    return { profiles, total: count?.total ?? 0, setting: { ...setting, today } };
  }),
];
