/** The SQL of the figures: three statements in one round trip, each over the rows that the viewer sees. */
import type { CategoryLevel, ValuationStatus } from '@valorisation/rules';
import type { NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import type { DueColumns } from './amount-due.js';
import { isActiveRow } from './row-conditions.js';
import type { ValuationRow } from './valuation.view.js';
import { visibleProfiles, visibleRows, type Viewer } from './viewer.js';

const audience = ({ associated }: Viewer): string => (associated ? 'associated' : 'main');
const ownerOf = ({ establishmentId, accountId }: Viewer): readonly number[] => [establishmentId, accountId];

/** The rows of one category and status. A row outside of the sums is counted once, as hourly or as not computed. */
export type FiguresCell = {
  readonly level: CategoryLevel;
  readonly status: ValuationStatus;
  readonly valuations: number;
  readonly belowMinimum: number;
  readonly hourly: number;
  readonly notComputed: number;
  readonly minimumCents: number;
  readonly shareHundredths: number;
};

/** Sums include computed rows that are not paid by the hour, like the totals of a profile. */
export function cellsQuery(viewer: Viewer, minimumPoints: number): NamedQuery {
  return {
    name: `figures-cells-${audience(viewer)}`,
    text: `
      select v.category_level as level, v.status, count(*)::integer as valuations,
             count(*) filter (where v.index_points < $3)::integer as "belowMinimum",
             count(*) filter (where v.hourly)::integer as hourly,
             count(*) filter (where not v.hourly and v.index_points is null)::integer as "notComputed",
             coalesce(sum(v.minimum_cents) filter (where not v.hourly), 0)::float8 as "minimumCents",
             coalesce(sum(v.share_hundredths) filter (where not v.hourly and v.index_points is not null), 0)::float8
               as "shareHundredths"
        from valuation v
       where v.establishment_id = $1 and ${visibleRows(viewer, 'v')}
       group by v.category_level, v.status`,
    values: [...ownerOf(viewer), minimumPoints],
  };
}

export type FiguresDueRow = DueColumns & Pick<ValuationRow, 'profileId'>;

export function dueRowsQuery(viewer: Viewer): NamedQuery {
  return {
    name: `figures-due-${audience(viewer)}`,
    text: `
      select v.profile_id as "profileId", v.status, v.share_hundredths as "shareHundredths", v.hourly,
             v.fixed_amount_cents as "fixedAmountCents", v.index_points as "indexHundredths",
             v.minimum_cents as "minimumCents", v.hourly_cents as "hourlyCents",
             v.remuneration_value_cents as "remunerationValueCents"
        from valuation v
       where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and ${isActiveRow('v')}
       order by v.profile_id, v.id`,
    values: ownerOf(viewer),
  };
}

export type ProfileFigures = { readonly profiles: number; readonly profilesBelow: number };

/** Profiles whose functions are all archived are left out; one without a function is not archived. */
export function profilesQuery(viewer: Viewer, minimumPoints: number): NamedQuery {
  return {
    name: `figures-profiles-${audience(viewer)}`,
    text: `
      select (select count(*)::integer from profile p
               where p.establishment_id = $1 and ${visibleProfiles(viewer)}
                 and coalesce((select bool_or(${isActiveRow('own')}) from valuation own
                                where own.establishment_id = $1 and own.profile_id = p.id
                                  and ${visibleRows(viewer, 'own')}), true)) as profiles,
             count(distinct v.profile_id)::integer as "profilesBelow"
        from valuation v
       where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.index_points < $3
         and ${isActiveRow('v')}`,
    values: [...ownerOf(viewer), minimumPoints],
  };
}

/** A row whose rate has risen since its calculation, or will rise before the last day. */
export type AnniversaryRow = {
  readonly id: number;
  readonly version: number;
  readonly profileId: number;
  readonly profileName: string;
  readonly gridId: number;
  readonly functionId: number;
  readonly otherFunction: string;
  readonly categoryLevel: CategoryLevel;
  readonly status: ValuationStatus;
  readonly seniorityOn: string | null;
  readonly nextChangeOn: string;
  readonly updatedAt: Date;
};

export function anniversariesQuery(viewer: Viewer, lastDay: string): NamedQuery {
  return {
    name: `figures-anniversaries-${audience(viewer)}`,
    text: `
      select v.id, v.version, v.profile_id as "profileId", p.name as "profileName", v.grid_id as "gridId",
             v.function_id as "functionId", coalesce(x.content ->> 'otherFunction', '') as "otherFunction",
             v.category_level as "categoryLevel", v.status, to_char(v.seniority_on, 'YYYY-MM-DD') as "seniorityOn",
             to_char(v.next_change_on, 'YYYY-MM-DD') as "nextChangeOn", v.updated_at as "updatedAt"
        from valuation v
        join profile p on p.id = v.profile_id
        left join personal_text x on x.id = v.text_id
       where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.next_change_on <= $3::date
         and ${isActiveRow('v')}
       order by v.next_change_on, p.name, v.id`,
    values: [...ownerOf(viewer), lastDay],
  };
}
