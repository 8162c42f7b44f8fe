import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { samePersonKey } from '@valorisation/rules';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import type { DueColumns } from './amount-due.js';
import { PAID, type ListedRow } from './valuation.view.js';
import { visibleProfiles, visibleRows, type Viewer } from './viewer.js';

export interface ProfileMatch {
  /** Index of the first given name that is the same, ignoring case. */
  readonly first: number;
  /** The profile with that name; null when the viewer sees none. */
  readonly profileId: number | null;
  /** True when a profile that the viewer does not see has the name. Only this is revealed. */
  readonly taken: boolean;
  /** Who is meant perhaps: the one with the payroll number, or with the same name in another spelling or with another number. */
  readonly alike: AlikePerson | null;
  /** Given with the first of its names: functions, and the fields for the amounts due. */
  readonly rows: readonly MatchedRow[];
}

export interface AlikePerson {
  readonly name: string;
  readonly by: 'matricule' | 'name';
  readonly matricule: string | null;
}

export type MatchedRow = DueColumns &
  Pick<ListedRow, 'paid'> & {
    readonly id: number;
    readonly functionId: number;
    readonly visible: boolean;
    readonly seniorityOn: string | null;
    readonly withoutSeniority: boolean;
    readonly leaveWeeks: number;
  };

const MATCHED = `
  'id', v.id, 'seniorityOn', v.seniority_on, 'withoutSeniority', v.without_seniority,
  'leaveWeeks', v.leave_weeks,
  'functionId', v.function_id, 'visible', v.visible, 'status', v.status, 'shareHundredths', v.share_hundredths, 'hourly', v.hourly,
  'fixedAmountCents', v.fixed_amount_cents, 'indexHundredths', v.index_points, 'minimumCents', v.minimum_cents,
  'paid', ${PAID}, 'hourlyCents', v.hourly_cents, 'remunerationValueCents', v.remuneration_value_cents`;

/** Compares names with each other and with the profiles, under the collation that keeps names unique. */
export class MatchProfiles extends QueryOf<
  { viewer: Viewer; names: readonly string[]; matricules: readonly (string | null)[] },
  readonly ProfileMatch[]
>() {}

@QueryHandler(MatchProfiles)
export class MatchProfilesHandler implements IQueryHandler<MatchProfiles> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer, names, matricules }: MatchProfiles): Promise<ProfileMatch[]> {
    const matches = await this.reader.rows<Omit<ProfileMatch, 'alike'> & { name: string; matricule: string | null }>(
      viewer.establishmentId,
      {
        name: `match-profiles-${viewer.associated ? 'associated' : 'main'}`,
        text: `
        with asked as (
          select name, place::integer - 1 as place,
                 (min(place) over (partition by name collate french_ci))::integer - 1 as first
            from unnest($3::text[]) with ordinality as a (name, place))
        select a.first,
               case when seen.yes then p.id end as "profileId", p.name, p.matricule, p.id is not null and not seen.yes as taken,
               coalesce((select json_agg(json_build_object(${MATCHED})) from valuation v
                          where a.place = a.first and v.establishment_id = $1 and v.profile_id = p.id
                            and ${visibleRows(viewer, 'v')}), '[]') as rows
          from asked a
          left join profile p on p.establishment_id = $1 and p.name = a.name collate french_ci
         cross join lateral (select ${visibleProfiles(viewer)} as yes) as seen
         order by a.place`,
        values: [viewer.establishmentId, viewer.accountId, names],
      },
      ownScope(viewer),
    );
    const { known, byMatricule } = await this.knownPeople(viewer);
    return matches.map(({ name: present, matricule, ...match }, index) => {
      const given = numberKey(matricules[index] ?? null);
      const numbered = byMatricule.get(given) ?? null;
      // A name taken by a hidden person counts as free here, so that the preview reveals nothing.
      if (match.profileId !== null) {
        const isAnothers = given !== '' && matricule !== null && numberKey(matricule) !== given;
        const namesake = isAnothers ? { name: present, by: 'name' as const, matricule } : null;
        return { ...match, alike: numbered !== null && numbered.name !== present ? numbered : namesake };
      }
      const name = names[match.first] ?? '';
      if (numbered !== null) return { ...match, alike: numbered };
      const other = known.get(samePersonKey(name)) ?? { name, by: 'name' as const, matricule: null };
      known.set(samePersonKey(name), other);
      return { ...match, alike: other.name === name ? null : other };
    });
  }

  /** Reads only the profiles that the viewer sees, so that an import reveals nothing about the others. */
  private async knownPeople(
    viewer: Viewer,
  ): Promise<{ readonly known: Map<string, AlikePerson>; readonly byMatricule: ReadonlyMap<string, AlikePerson> }> {
    const profiles = await this.reader.rows<{ name: string; matricule: string | null }>(viewer.establishmentId, {
      name: `match-names-${viewer.associated ? 'associated' : 'main'}`,
      text: `select p.name, p.matricule from profile p where p.establishment_id = $1 and ${visibleProfiles(viewer)}`,
      values: [viewer.establishmentId, viewer.accountId],
    });
    return {
      known: new Map(profiles.map((one) => [samePersonKey(one.name), { ...one, by: 'name' }])),
      byMatricule: new Map(
        profiles.flatMap((one) =>
          one.matricule === null ? [] : [[numberKey(one.matricule), { ...one, by: 'matricule' }]],
        ),
      ),
    };
  }
}

/** Payroll numbers are compared as they are typed, leading zeros included, but for their spaces. */
export const numberKey = (matricule: string | null): string => (matricule ?? '').replace(/\s/g, '');
