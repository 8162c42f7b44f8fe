import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { valuationEvent } from '../domain/valuation.events.js';
import { isActiveRow } from './row-conditions.js';
import { visibleRows, type Viewer } from './viewer.js';

/**
 * What the tool does to a row, at a push of a button or by itself: it computes, and a grid moves the row. An archiving
 * counts neither: it says where a row is, and what is asked is asked of active rows.
 */
export const BY_THE_TOOL: readonly string[] = [
  valuationEvent.completed,
  valuationEvent.broughtUpToDate,
  valuationEvent.anniversaryApplied,
  valuationEvent.outdated,
  valuationEvent.reinstated,
  valuationEvent.archived,
  valuationEvent.archiveUndone,
].map(({ type }) => type);

/** SQL: a person has changed row `v` since its first event. @param types the place of `BY_THE_TOOL` */
export function changedByPeople(types: string): string {
  return `exists (
    select 1 from domain_event e
     where e.establishment_id = v.establishment_id and e.aggregate_type = 'valuation' and e.aggregate_id = v.id
       and e.aggregate_version > 1 and e.type <> all(${types}::text[])
       and (e.payload ->> 'planned')::boolean is not true)`;
}

/** The active ones among these rows that a person has changed since they were made. */
export class FindChanged extends Query<readonly number[]> {
  constructor(
    readonly viewer: Viewer,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

@QueryHandler(FindChanged)
export class FindChangedHandler implements IQueryHandler<FindChanged> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer, ids }: FindChanged): Promise<readonly number[]> {
    const rows = await this.reader.rows<{ readonly id: number }>(viewer.establishmentId, {
      name: `changed-by-people-${viewer.associated ? 'associated' : 'main'}`,
      text: `select v.id from valuation v
              where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])
                and ${isActiveRow('v')} and ${changedByPeople('$4')}
              order by v.id`,
      values: [viewer.establishmentId, viewer.accountId, ids, BY_THE_TOOL],
    });
    return rows.map(({ id }) => id);
  }
}
