import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StaffAccess, StaffRead } from '@valorisation/contract';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { EventReader, type StoredEvent } from '../../../platform/events/event-shape.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { accessEvent } from '../domain/access-grant.events.js';

export class GetAccessGrant extends QueryOf<{ actor: Member }, StaffAccess>() {}

const MOST_READS = 50;

interface OpenRow {
  readonly grantedAt: Date;
  readonly until: Date;
}

interface ReadRow extends StoredEvent {
  readonly at: Date;
  readonly reader: string | null;
}

interface PersonRow {
  readonly profileId: number;
  readonly valuationId: number | null;
  readonly name: string;
}

const OPEN = `
  select g.granted_at as "grantedAt", g.expires_at as until
    from access_grant g join account a on a.id = g.granted_by
   where g.establishment_id = $1 and g.withdrawn_at is null and g.expires_at > $2 and a.parent_id is null and a.visa = 1`;

/** Searches the journal by grant, because its index holds few entries for each grant. It includes former heads. */
const READ = `
    from domain_event e
   where e.aggregate_type = 'access_grant' and e.type = '${accessEvent.read.type}' and e.payload is not null
     and e.aggregate_id in (select id from access_grant where establishment_id = $1)`;

const READS = `
  select r.*, nullif(trim(concat_ws(' ', c.first_name, c.last_name)), '') as reader
    from (select e.type, e.payload_version as "payloadVersion", e.payload, e.occurred_at as at, e.actor_id, e.position
            ${READ} order by e.position desc limit ${MOST_READS}) r
    left join lateral find_account_card(r.actor_id) c on true
   order by r.position desc`;

/** Today's names of the people and valuations that were opened. */
const PEOPLE = `
  select p.id as "profileId", null::integer as "valuationId", p.name
    from profile p where p.establishment_id = $1 and p.id = any($2::integer[])
   union all
  select p.id, v.id, p.name
    from valuation v join profile p on p.id = v.profile_id
   where v.establishment_id = $1 and v.id = any($3::integer[])`;

const reader = new EventReader([accessEvent.read]);

@QueryHandler(GetAccessGrant)
export class GetAccessGrantHandler implements IQueryHandler<GetAccessGrant> {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { establishmentId } }: GetAccessGrant): Promise<StaffAccess> {
    const values = [establishmentId];
    const [[open], rows, [count]] = await this.reader.read<[OpenRow, ReadRow, { total: number }]>(establishmentId, [
      { name: 'staff-access', text: OPEN, values: [establishmentId, this.clock.now()] },
      { name: 'staff-access-reads', text: READS, values },
      { name: 'staff-access-count', text: `select count(*)::integer as total ${READ}`, values },
    ]);
    return {
      isOpen: open !== undefined,
      until: open?.until.toISOString() ?? null,
      grantedAt: open?.grantedAt.toISOString() ?? null,
      reads: await this.named(establishmentId, rows),
      readsInAll: count?.total ?? 0,
    };
  }

  private async named(establishmentId: number, rows: readonly ReadRow[]): Promise<StaffRead[]> {
    const reads = rows.map((row) => ({ ...row, ...reader.read(row).payload }));
    const ids = (of: 'profileId' | 'valuationId') => reads.flatMap((read) => read[of] ?? []);
    const values = [establishmentId, ids('profileId'), ids('valuationId')];
    const people = await this.reader.rows<PersonRow>(establishmentId, { name: 'people-read', text: PEOPLE, values });
    return reads.map(({ at, reader: by, screen, profileId, valuationId }) => {
      const person = people.find((row) =>
        valuationId === null ? row.profileId === profileId : row.valuationId === valuationId,
      );
      return {
        at: at.toISOString(),
        reader: by,
        screen,
        person: person?.name ?? null,
        personId: person?.profileId ?? null,
      };
    });
  }
}
