import type { LiveChange as SentChange, LiveToday } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { StoredEvent } from '../../platform/events/event-shape.js';
import { TenantReader } from '../../platform/persistence/tenant-reader.js';
import { FloorsToday } from '../grids/index.js';
import { sawDeleted, visibleProfiles, type Viewer } from '../valuations/index.js';

/** What a screen gets: the changed thing, the kind of change, and its version, to compare with the shown one. */
export interface LiveChange extends SentChange, Place {}

export interface Place {
  /**
   * Rises in the order of the establishment's commits. It also counts rows that the viewer may not see, so it is never
   * sent.
   */
  readonly position: string;
  /** The random id of the last event sent to the viewer. An interrupted stream resumes from it. */
  readonly eventId: string;
}

interface ChangeRow extends LiveChange {
  readonly deletion: StoredEvent | null;
}

/** The most changes that are read at once. Further changes are read next. */
export const MOST_AT_ONCE = 200;

/** The events that screens follow. All of them take their turn, so that their positions rise with their commits. */
const SHOWN = `aggregate_type in ('valuation', 'profile', 'transfer')`;

const EVENTS = `
  from domain_event e
  left join valuation v on e.aggregate_type = 'valuation' and v.id = e.aggregate_id
  left join profile p on e.aggregate_type = 'profile' and p.id = e.aggregate_id
 where e.establishment_id = $1 and ${SHOWN}`;

/** Stands for the last event of a viewer who has not got an event yet. */
const NO_EVENT = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class LiveFeed {
  constructor(
    private readonly reader: TenantReader,
    private readonly floors: FloorsToday,
    private readonly clock: Clock,
  ) {}

  async today({ establishmentId }: Viewer): Promise<LiveToday> {
    const day = this.clock.today();
    const wage = await this.floors.wageOn(establishmentId, day);
    return { day, wageFrom: wage?.from ?? null, wageCents: wage?.monthCents ?? null };
  }

  /** The position of a new stream. Deletions are left out here, because their viewers must be checked one by one. */
  async latest(viewer: Viewer): Promise<Place> {
    const [row] = await this.reader.rows<Place>(viewer.establishmentId, {
      name: `live-latest-${viewer.associated ? 'associated' : 'main'}`,
      text: `
        select (select coalesce(max(position), 0)::text from domain_event where establishment_id = $1 and ${SHOWN}) as position,
               coalesce((select e.event_id ${EVENTS}
                          and ${shownTo(viewer)} and e.type <> 'valuation.deleted' and $2::integer is not null
                        order by e.position desc limit 1), '${NO_EVENT}') as "eventId"`,
      values: [viewer.establishmentId, viewer.accountId],
    });
    return row ?? { position: '0', eventId: NO_EVENT };
  }

  /** The position of an interrupted stream; undefined when the event is not the establishment's. */
  async placeOf({ establishmentId }: Viewer, eventId: string): Promise<Place | undefined> {
    const [row] = await this.reader.rows<Place>(establishmentId, {
      name: 'live-place',
      text: `select position::text, event_id as "eventId" from domain_event where establishment_id = $1 and event_id = $2`,
      values: [establishmentId, eventId],
    });
    return row;
  }

  /** An establishment's writers take turns, so no lower position appears later. */
  async after(viewer: Viewer, position: string): Promise<readonly LiveChange[]> {
    const shown: LiveChange[] = [];
    for (let from = position; ;) {
      const rows = await this.batch(viewer, from);
      for (const { deletion, ...change } of rows) {
        if (deletion === null || sawDeleted(viewer, deletion)) shown.push(change);
      }
      const last = rows.at(-1);
      // A full batch may contain deletions that the viewer may not see. If too few changes are left, the next batch is read.
      if (last === undefined || rows.length < MOST_AT_ONCE || shown.length >= MOST_AT_ONCE) {
        return shown.slice(0, MOST_AT_ONCE);
      }
      from = last.position;
    }
  }

  private async batch(viewer: Viewer, position: string): Promise<readonly ChangeRow[]> {
    return this.reader.rows<ChangeRow>(viewer.establishmentId, {
      name: `live-after-${viewer.associated ? 'associated' : 'main'}`,
      text: `
        select e.position::text, e.event_id as "eventId", e.type, e.aggregate_type as aggregate, e.aggregate_id as id,
               e.aggregate_version as version, e.actor_id is not distinct from $2 as mine, ${deletion(viewer)} as deletion
          ${EVENTS} and e.position > $3::bigint and ${shownTo(viewer)}
         order by e.position limit ${MOST_AT_ONCE}`,
      values: [viewer.establishmentId, viewer.accountId, position],
    });
  }
}

/**
 * An associated account gets the changes that it may see, and also those of rows that were just limited or deleted, so
 * that its screen removes them.
 */
function shownTo(viewer: Viewer): string {
  if (!viewer.associated) return 'true';
  return `(e.aggregate_type = 'profile' and ${visibleProfiles(viewer)}
           or e.aggregate_type = 'transfer' or v.visible or v.created_by = $2
           or (e.type = 'valuation.visibility-changed' and v.id is not null)
           or (e.type = 'valuation.deleted' and e.payload is not null))`;
}

/** The stored deletion, for an associated account: it says who could see the row. */
function deletion(viewer: Viewer): string {
  if (!viewer.associated) return 'null::json';
  return `case when e.type = 'valuation.deleted'
            then json_build_object('type', e.type, 'payloadVersion', e.payload_version, 'payload', e.payload) end`;
}
