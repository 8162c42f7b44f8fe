import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { DeletionPlan } from '../commands/deletion-plan.js';
import { dayAfter, GRACE_DAYS } from '../domain/deletion-policy.js';

/** The accounts and data that a deletion removes, for the holder of its link. */
export interface DeletionView {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly parentId: number | null;
  readonly companyName: string;
  /** The day of an already planned deletion, YYYY-MM-DD. */
  readonly plannedOn: string | null;
  /** What is deleted with it; all zero for an associated account, whose work stays. */
  readonly profiles: number;
  readonly valuations: number;
  readonly documents: number;
  readonly associates: number;
  /** The day of the deletion if it is confirmed today; null when it happens at once. */
  readonly goesOn: string | null;
}

/**
 * Checks a deletion's link without using it up. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`,
 * `lien_expire`.
 */
export class DescribeDeletion extends QueryOf<{ token: string }, DeletionView>() {}

type Row = Omit<DeletionView, 'goesOn'>;

const DESCRIBE = `
  select a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName", a.parent_id as "parentId",
         e.company_name as "companyName", to_char(a.deletion_planned_on, 'YYYY-MM-DD') as "plannedOn",
         case when a.parent_id is null then (select count(*)::integer from profile) else 0 end as profiles,
         case when a.parent_id is null then (select count(*)::integer from valuation) else 0 end as valuations,
         case when a.parent_id is null then (select count(*)::integer from print_file) else 0 end as documents,
         case when a.parent_id is null then (select count(*)::integer from account o where o.parent_id = a.id)
                   -- Counts waiting invitations too, so that the head learns nothing about strangers' accounts.
                   + (select count(*)::integer from deferred_invitation)
              else 0 end as associates
    from account a join establishment e on e.id = a.establishment_id
   where a.id = $1`;

const on = handlersWith({ plan: DeletionPlan, reader: TenantReader, clock: Clock });

export const describeDeletionQueries = [
  on(DescribeDeletion, async ({ token }, { plan, reader, clock }) => {
    const { accountId, establishmentId, purpose } = await plan.linkOf(token);
    if (establishmentId === null) throw new DomainError('lien_invalide');
    const query = { name: 'describe-deletion', text: DESCRIBE, values: [accountId] };
    const [row] = await reader.rows<Row>(establishmentId, query);
    if (row === undefined) throw new DomainError('lien_invalide');
    if (purpose === 'deletion-cancel' && row.plannedOn === null) throw new DomainError('lien_utilise');
    return { ...row, goesOn: row.parentId === null ? dayAfter(clock.today(), GRACE_DAYS) : null };
  }),
];
