import type { Member } from '../../../platform/access/actor.js';
import { AUDIENCE } from '../domain/valuation.policy.js';

/** The reader of a query. Lists, totals and counts leave out rows that this account may not see. */
export interface Viewer {
  readonly establishmentId: number;
  readonly accountId: number;
  readonly associated: boolean;
  /** True when the viewer may see what people are paid. */
  readonly seesPay?: boolean;
}

export function viewerOf(actor: Member): Viewer {
  const { establishmentId, accountId, associated, seesPay = false } = actor;
  return { establishmentId, accountId, associated, seesPay };
}

/** The rows that the viewer sees; `$2` is the account. It is `canSee` in SQL; a test compares both. */
export function visibleRows(viewer: Viewer, alias: string): string {
  return viewer.associated ? `(${alias}.visible or ${alias}.created_by = $2)` : `($2::integer is not null)`;
}

/** `$1` is the establishment, `$2` the account. It is `canSeeProfile` in SQL; a test compares both. */
export function visibleProfiles(viewer: Viewer): string {
  if (!viewer.associated) return '($2::integer is not null)';
  return `coalesce((select bool_or(${visibleRows(viewer, 'own')}) from valuation own
                     where own.establishment_id = $1 and own.profile_id = p.id), true)`;
}

/**
 * The saved job sheet `x.content` as the viewer may read it, without sections about a valuation that is limited to others,
 * or was limited when it was deleted. It is `isReadable` in SQL. Null until a sheet is saved.
 */
export function readableSheet(viewer: Viewer): string {
  if (!viewer.associated) return `x.content - 'sources'`;
  return `case when x.content is not null then (
    select coalesce(jsonb_object_agg(section.key, section.value), '{}')
      from jsonb_each(x.content - 'sources') section
     where not exists (
       select from jsonb_array_elements_text(x.content -> 'sources' -> section.key) as source (id)
         left join valuation own on own.establishment_id = $1 and own.id = abs(source.id::integer)
        where case when own.id is null then source.id::integer < 0 else not ${visibleRows(viewer, 'own')} end)) end`;
}

/** The stored totals for the viewer, one row for each profile `p`. `$2` is the account. */
export function totalsOfViewer(viewer: Viewer): string {
  if (!viewer.associated) {
    return `join profile_totals t on t.profile_id = p.id and t.audience = ${AUDIENCE.everything}`;
  }
  return `join lateral (
      select * from profile_totals own
       where own.profile_id = p.id and own.audience in ($2, ${AUDIENCE.visibleOnly})
       order by own.audience desc limit 1) t on true`;
}
