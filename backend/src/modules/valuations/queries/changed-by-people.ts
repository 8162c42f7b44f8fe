import type { StoredEvent } from '../../../platform/events/event-shape.js';
import { Pace } from '../../../platform/process/pace.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { valuationEvent, valuationReader } from '../domain/valuation.events.js';
import { isActiveRow } from './row-conditions.js';
import { visibleRows, type Viewer } from './viewer.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';

/**
 * Changes by the tool, on a click or by itself: a calculation, or a grid's move. Archiving does not count either,
 * because only active rows are checked.
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

export type ChangeOfRow = StoredEvent & { readonly id: number };

/** SQL for possible changes by people of the rows `$2` of the establishment `$1`: all events except the types `$3`. */
export const CHANGES = `
  select aggregate_id as id, type, payload_version as "payloadVersion", payload from domain_event
   where establishment_id = $1 and aggregate_type = 'valuation' and aggregate_id = any($2::integer[])
     and aggregate_version > 1 and type <> all($3::text[])`;

/** The rows that a person has changed. Unchanged planned degrees do not count. */
export async function changedByPeople(changes: readonly ChangeOfRow[]): Promise<ReadonlySet<number>> {
  const changed = new Set<number>();
  const pace = new Pace();
  for (const change of changes) {
    if (changed.has(change.id)) continue;
    const event = valuationReader.read(change);
    if (event.type !== 'valuation.edited' || !event.payload.planned) changed.add(change.id);
    await pace.step();
  }
  return changed;
}

/** The active rows among these that a person has changed since they were made. */
export class FindChanged extends QueryOf<{ viewer: Viewer; ids: readonly number[] }, readonly number[]>() {}

const on = handlersWith({ reader: TenantReader });

export const changedByPeopleQueries = [
  on(FindChanged, async ({ viewer, ids }, { reader }) => {
    const [rows, changes] = await reader.read<[{ readonly id: number }, ChangeOfRow]>(viewer.establishmentId, [
      {
        name: `active-among-${viewer.associated ? 'associated' : 'main'}`,
        text: `select v.id from valuation v
                where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])
                  and ${isActiveRow('v')}
                order by v.id`,
        values: [viewer.establishmentId, viewer.accountId, ids],
      },
      { name: 'changes-of-rows', text: CHANGES, values: [viewer.establishmentId, ids, BY_THE_TOOL] },
    ]);
    const changed = await changedByPeople(changes);
    return rows.map(({ id }) => id).filter((id) => changed.has(id));
  }),
];
