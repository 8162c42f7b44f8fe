import type { StaffTransfer, Transfer } from '@valorisation/contract';
import { wageTerritoryOf } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { handlersWith, QueryOf } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { PeopleMoves, type ArrivingPerson } from '../../valuations/index.js';

/** The transfers from and to an establishment, for staff. Refusal: `introuvable` for an unknown establishment. */
export class ListTransfersOf extends QueryOf<{ establishmentId: number }, readonly StaffTransfer[]>() {}

/** The open transfers of the head's establishment, and those that have emptied it. */
export class ListOpenTransfers extends QueryOf<{ actor: Member }, readonly Transfer[]>() {}

/** Who would come. Refusal: `introuvable` unless the source has agreed and the caller is the target's head. */
export class ListArriving extends QueryOf<{ actor: Member; id: number }, readonly ArrivingPerson[]>() {}

const PLACE = (of: string): string =>
  `json_build_object('id', ${of}.id, 'siret', ${of}.siret, 'company_name', ${of}.company_name)`;

/** An establishment without transfers answers one row without a transfer. */
const OF_STAFF = `
  select t.id, ${PLACE('s')} as source, ${PLACE('d')} as target,
         case when t.state in ('asked', 'agreed') and t.ends_at <= $2 then 'ended' else t.state end as state,
         case when t.agreed_by is not null then cardinality(t.profile_ids) end as people,
         t.asked_at as "askedAt", t.ends_at as "endsAt"
    from establishment e
    left join people_transfer t on e.id in (t.establishment_id, t.target_id)
    left join establishment s on s.id = t.establishment_id
    left join establishment d on d.id = t.target_id
   where e.id = $1 order by t.id desc`;

const OPEN = `
  select t.id, case when t.establishment_id = $1 then 'source' else 'target' end as side, o.siret,
         o.company_name as "companyName", t.state,
         case when t.agreed_by is not null then cardinality(t.profile_ids) end as people,
         case when t.establishment_id = $1 and t.agreed_by is null then t.profile_ids else '{}' end as named,
         s.department as "sourceDepartment", d.department as "targetDepartment", t.ends_at as "endsAt"
    from people_transfer t
    join establishment s on s.id = t.establishment_id
    join establishment d on d.id = t.target_id
    join establishment o on o.id = case when t.establishment_id = $1 then t.target_id else t.establishment_id end
   where t.state in ('asked', 'agreed') and t.ends_at > $2
      or t.state = 'done' and t.establishment_id = $1 and not exists (select from profile where establishment_id = $1)
   order by t.id`;

type StaffRow = Omit<StaffTransfer, 'id' | 'asked_at' | 'ends_at'> & {
  readonly id: number | null;
  readonly askedAt: Date;
  readonly endsAt: Date;
};

type OpenRow = Omit<Transfer, 'otherWage' | 'endsAt'> & {
  readonly sourceDepartment: string | null;
  readonly targetDepartment: string | null;
  readonly endsAt: Date;
};

const on = handlersWith({ reader: TenantReader, moves: PeopleMoves, clock: Clock });

export const transferQueries = [
  on(ListTransfersOf, async ({ establishmentId }, { reader, clock }) => {
    const query = { name: 'transfers-of', text: OF_STAFF, values: [establishmentId, clock.now()] };
    const [rows] = await reader.across<[StaffRow]>('staff', [query]);
    if (rows.length === 0) throw notFound('establishment');
    return rows.flatMap(({ id, askedAt, endsAt, ...row }) =>
      id === null ? [] : [{ id, ...row, asked_at: askedAt.toISOString(), ends_at: endsAt.toISOString() }],
    );
  }),
  on(ListOpenTransfers, async ({ actor: { establishmentId } }, { reader, clock }) => {
    const query = { name: 'open-transfers', text: OPEN, values: [establishmentId, clock.now()] };
    const rows = await reader.rows<OpenRow>(establishmentId, query);
    return rows.map(({ sourceDepartment, targetDepartment, endsAt, ...row }) => ({
      ...row,
      otherWage: wageTerritoryOf(sourceDepartment) !== wageTerritoryOf(targetDepartment),
      endsAt: endsAt.toISOString(),
    }));
  }),
  on(ListArriving, async ({ actor: { establishmentId }, id }, { moves }) => {
    const people = await moves.arriving(establishmentId, id);
    if (people.length === 0) throw notFound('transfer');
    return people;
  }),
];
