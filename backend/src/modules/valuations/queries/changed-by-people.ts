import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { valuationEvent } from '../domain/valuation.events.js';
import { isActiveRow } from './row-conditions.js';
import { visibleRows, type Viewer } from './viewer.js';

/**
 * What the tool does to a row, at a push of a button or by itself: it computes, and a grid moves the row. Archiving
 * does not count either: only active rows are asked about.
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

/**
 * SQL: the rows among `$2` of the establishment `$1` that a person has changed since they were made: by an event that is not of the
 * types `$3`. Planned degrees that were taken as they are do not count.
 */
export const CHANGED_BY_PEOPLE = `
  select distinct aggregate_id as id from domain_event
   where establishment_id = $1 and aggregate_type = 'valuation' and aggregate_id = any($2::integer[])
     and aggregate_version > 1 and type <> all($3::text[])
     and not (type = '${valuationEvent.edited.type}' and payload @> '{"planned": true}')`;

/** The active ones among these rows that a person has changed since they were made. */
export class FindChanged extends Query<readonly number[]> {
  constructor(
    readonly viewer: Viewer,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

interface Found {
  readonly id: number;
}

@QueryHandler(FindChanged)
export class FindChangedHandler implements IQueryHandler<FindChanged> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer, ids }: FindChanged): Promise<readonly number[]> {
    const [rows, changes] = await this.reader.read<[Found, Found]>(viewer.establishmentId, [
      {
        name: `active-among-${viewer.associated ? 'associated' : 'main'}`,
        text: `select v.id from valuation v
                where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])
                  and ${isActiveRow('v')}
                order by v.id`,
        values: [viewer.establishmentId, viewer.accountId, ids],
      },
      { name: 'changed-by-people', text: CHANGED_BY_PEOPLE, values: [viewer.establishmentId, ids, BY_THE_TOOL] },
    ]);
    const changed = new Set(changes.map(({ id }) => id));
    return rows.map(({ id }) => id).filter((id) => changed.has(id));
  }
}
