import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { DeletionPlan } from '../commands/deletion-plan.js';
import { dayAfter, GRACE_DAYS } from '../domain/deletion-policy.js';
import { DescribeDeletion, type DeletionView } from './describe-deletion.query.js';

type Row = Omit<DeletionView, 'goesOn'>;

const DESCRIBE = `
  select a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName", a.parent_id as "parentId",
         e.company_name as "companyName", to_char(a.deletion_planned_on, 'YYYY-MM-DD') as "plannedOn",
         case when a.parent_id is null then (select count(*)::integer from profile) else 0 end as profiles,
         case when a.parent_id is null then (select count(*)::integer from valuation) else 0 end as valuations,
         case when a.parent_id is null then (select count(*)::integer from print_file) else 0 end as documents,
         case when a.parent_id is null then (select count(*)::integer from account o where o.parent_id = a.id)
                   -- Invitations that wait count like the others: the head learns of no stranger's account.
                   + (select count(*)::integer from deferred_invitation)
              else 0 end as associates
    from account a join establishment e on e.id = a.establishment_id
   where a.id = $1`;

@QueryHandler(DescribeDeletion)
export class DescribeDeletionHandler implements IQueryHandler<DescribeDeletion> {
  constructor(
    private readonly plan: DeletionPlan,
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: DescribeDeletion): Promise<DeletionView> {
    const { accountId, establishmentId, purpose } = await this.plan.linkOf(token);
    if (establishmentId === null) throw new DomainError('lien_invalide');
    const query = { name: 'describe-deletion', text: DESCRIBE, values: [accountId] };
    const [row] = await this.reader.rows<Row>(establishmentId, query);
    if (row === undefined) throw new DomainError('lien_invalide');
    if (purpose === 'deletion-cancel' && row.plannedOn === null) throw new DomainError('lien_utilise');
    return { ...row, goesOn: row.parentId === null ? dayAfter(this.clock.today(), GRACE_DAYS) : null };
  }
}
