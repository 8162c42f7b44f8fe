import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from '../../grids/index.js';
import type { SheetTexts } from '../domain/profile.aggregate.js';
import type { ProfileView } from './list-profiles.query.js';
import { toDetail } from './stored-steps.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import {
  EDITORS_QUERY,
  VALUATION_COLUMNS,
  valuationTables,
  type ValuationDetail,
  type EditorRow,
  type ValuationRow,
} from './valuation.view.js';
import { visibleRows, readableSheet, totalsOfViewer, visibleProfiles, type Viewer } from './viewer.js';

export interface ProfileDetailView {
  readonly profile: Omit<ProfileView, 'valuations'> & { readonly valuations: readonly ValuationDetail[] };
  readonly matricule: string | null;
  /** Null until one is saved. */
  readonly sheet: SheetTexts | null;
  readonly setting: ValuationSetting;
}

interface SavedTexts {
  readonly sheet: SheetTexts | null;
  readonly matricule: string | null;
}

/** One profile of the establishment. Refusal: `introuvable`. */
export class GetProfile extends QueryOf<{ viewer: Viewer; profileId: number }, ProfileDetailView>() {}

/** The saved job sheets and payroll numbers of some profiles, by profile id. A profile with neither is left out. */
export class ListProfileSheets extends QueryOf<
  { viewer: Viewer; profileIds: readonly number[] },
  ReadonlyMap<number, SavedTexts>
>() {}

type ProfileRow = Omit<ProfileView, 'valuations' | 'everyRow'> & SavedTexts;

const on = handlersWith({ reader: TenantReader, grids: GridCatalogue, settings: ValuationSettings });

export const getProfileQueries = [
  on(GetProfile, async ({ viewer, profileId }, { reader, grids, settings }) => {
    const audience = viewer.associated ? 'associated' : 'main';
    const values = [viewer.establishmentId, viewer.accountId, profileId];
    const [[profile], rows, editors] = await reader.read<[ProfileRow, ValuationRow, EditorRow]>(
      viewer.establishmentId,
      [
        { name: `profile-${audience}`, text: profileQuery(viewer), values },
        {
          name: `profile-valuations-${audience}`,
          text: `select ${VALUATION_COLUMNS}
                   from ${valuationTables(viewer)}
                  where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.profile_id = $3
                  order by v.id`,
          values,
        },
        { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] },
      ],
      ownScope(viewer),
    );
    if (profile === undefined) throw notFound('person');
    const { sheet, matricule, ...head } = profile;
    const valuations = await Promise.all(rows.map(async (row) => toDetail(row, grids)));
    return {
      profile: { ...head, valuations, everyRow: rows },
      matricule,
      sheet,
      setting: await settings.around(viewer, editors, rows),
    };
  }),
  on(ListProfileSheets, async ({ viewer, profileIds }, { reader }) => {
    const rows = await reader.rows<SavedTexts & { readonly profileId: number }>(viewer.establishmentId, {
      name: `profile-sheets-${viewer.associated ? 'associated' : 'main'}`,
      text: `select p.id as "profileId", p.matricule, ${readableSheet(viewer)} as sheet
               from profile p left join personal_text x on x.id = p.text_id
              where (p.text_id is not null or p.matricule is not null) and p.establishment_id = $1 and $2::integer is not null and p.id = any($3::integer[])`,
      values: [viewer.establishmentId, viewer.accountId, profileIds],
    });
    return new Map(rows.map((row) => [row.profileId, row]));
  }),
];

const profileQuery = (viewer: Viewer): string => `
  select p.id, p.version, p.name, p.matricule, p.status, t.minimum_cents::float8 as "minimumCents",
         t.share_hundredths as "shareHundredths", t.displayed_month_cents::float8 as "displayedMonthCents",
         t.active_functions as "activeFunctions", t.category_level as "categoryLevel", t.lowest_points as "lowestPoints",
         t.hides_rows as "hidesRows", to_char(t.next_change_on, 'YYYY-MM-DD') as "nextChangeOn", ${readableSheet(viewer)} as sheet
    from profile p ${totalsOfViewer(viewer)}
    left join personal_text x on x.id = p.text_id
   where p.establishment_id = $1 and p.id = $3 and ${visibleProfiles(viewer)}`;
