import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { isActiveRow } from './row-conditions.js';
import { visibleProfiles, visibleRows, type Viewer } from './viewer.js';

/** What the establishment makes of a name. */
export interface ProfileMatch {
  /** Place of the first of the asked names that is the same name, case aside. */
  readonly first: number;
  /** The profile of that name, null when there is none that the viewer sees. */
  readonly profileId: number | null;
  /** A profile has that name which the viewer does not see: the name is taken, and no more is told. */
  readonly taken: boolean;
  /** Functions that the viewer sees active on it. */
  readonly functionIds: readonly number[];
}

/** Holds names against each other and against the profiles, under the collation that keeps names unique. */
export class MatchProfiles extends Query<readonly ProfileMatch[]> {
  constructor(
    readonly viewer: Viewer,
    readonly names: readonly string[],
  ) {
    super();
  }
}

@QueryHandler(MatchProfiles)
export class MatchProfilesHandler implements IQueryHandler<MatchProfiles> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer, names }: MatchProfiles): Promise<ProfileMatch[]> {
    return this.reader.rows<ProfileMatch>(viewer.establishmentId, {
      name: `match-profiles-${viewer.associated ? 'associated' : 'main'}`,
      text: `
        with asked as (select name, place::integer - 1 as place from unnest($3::text[]) with ordinality as a (name, place))
        select (min(a.place) over (partition by a.name collate french_ci))::integer as first,
               case when seen.yes then p.id end as "profileId", p.id is not null and not seen.yes as taken,
               coalesce((select array_agg(distinct v.function_id) from valuation v
                          where v.establishment_id = $1 and v.profile_id = p.id and ${visibleRows(viewer, 'v')}
                            and ${isActiveRow('v')}), '{}') as "functionIds"
          from asked a
          left join profile p on p.establishment_id = $1 and p.name = a.name collate french_ci
         cross join lateral (select ${visibleProfiles(viewer)} as yes) as seen
         order by a.place`,
      values: [viewer.establishmentId, viewer.accountId, names],
    });
  }
}
