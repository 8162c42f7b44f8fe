import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { SheetTexts } from '../domain/profile.aggregate.js';
import { readableSheet, visibleProfiles, type Viewer } from './viewer.js';

/** A former or present state of a job sheet, as it was saved or printed. */
export interface SheetVersion {
  readonly id: string;
  readonly at: Date;
  readonly by: number | null;
  readonly printed: boolean;
  /** A saved state holds only the sections that were written until then. */
  readonly texts: SheetTexts;
}

/** The newest first, without those that the viewer may not read whole. */
export class ListSheetVersions extends QueryOf<{ viewer: Viewer; profileId: number }, readonly SheetVersion[]>() {}

/** When a sheet with these texts was first printed; null if it never was. */
export class FindPrinted extends QueryOf<{ viewer: Viewer; profileId: number; texts: SheetTexts }, Date | null>() {}

const MOST_VERSIONS = 50;

/**
 * A saved text has the time of its event, which names its author; a printed one names who printed it. A text is saved at
 * each pause in writing: the last one of a day by one person counts, unless it was printed.
 */
const versionsQuery = (viewer: Viewer): string => `
  with kept as (
    select x.id, x.created_at as at, x.content ? 'printedBy' as printed, x.content - 'sources' - 'printedBy' as texts,
           coalesce((x.content ->> 'printedBy')::integer, e.actor_id) as by
      from personal_text x
      left join domain_event e on e.establishment_id = $1 and e.aggregate_type = 'profile' and e.aggregate_id = $3
                              and e.type = 'profile.sheet-saved' and e.occurred_at = x.created_at
     where x.establishment_id = $1 and x.aggregate_type = 'profile' and x.aggregate_id = $3 and not x.content ? 'name'),
  followed as (
    select kept.*, lead(texts) over following = texts as repeated,
           (lead(by) over following, (lead(at) over following at time zone 'Europe/Paris')::date) is not distinct from
           (by, (at at time zone 'Europe/Paris')::date) as continued
      from kept window following as (order by at))
  select k.id, k.at, k.by, k.printed, k.texts
    from followed k
    join personal_text x on x.id = k.id
    join profile p on p.establishment_id = $1 and p.id = $3 and ${visibleProfiles(viewer)}
   where (k.printed or not (k.continued or coalesce(k.repeated, false)))
     and ${readableSheet(viewer)} = x.content - 'sources'
   order by k.at desc limit ${MOST_VERSIONS}`;

const on = handlersWith({ reader: TenantReader });

export const sheetVersionQueries = [
  on(ListSheetVersions, async ({ viewer, profileId }, { reader }) =>
    reader.rows<SheetVersion>(viewer.establishmentId, {
      name: `sheet-versions-${viewer.associated ? 'associated' : 'main'}`,
      text: versionsQuery(viewer),
      values: [viewer.establishmentId, viewer.accountId, profileId],
    }),
  ),
  on(FindPrinted, async ({ viewer, profileId, texts }, { reader }) => {
    const [first] = await reader.rows<{ at: Date }>(viewer.establishmentId, {
      name: 'sheet-printed',
      text: `select created_at as at from personal_text
              where establishment_id = $1 and aggregate_type = 'profile' and aggregate_id = $2 and content ? 'printedBy'
                and content - 'sources' - 'printedBy' = $3::jsonb`,
      values: [viewer.establishmentId, profileId, JSON.stringify(texts)],
    });
    return first?.at ?? null;
  }),
];
