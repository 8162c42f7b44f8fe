import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { assertUsable, type TokenPurpose } from '../domain/mail-token.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { GetUser, displayName } from './get-user.query.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { DeletionPlan } from '../commands/deletion-plan.js';
import { dayAfter, GRACE_DAYS } from '../domain/deletion-policy.js';

interface UsableLink {
  readonly accountId: number;
  readonly establishmentId: number | null;
  /** The account's address, or the new one that is not confirmed yet. */
  readonly maskedEmail: string;
}

/** Checks a link without using it up. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`. */
export class CheckLink extends QueryOf<{ token: string; purpose: TokenPurpose }, UsableLink>() {}

const on = handlersWith({ tokens: MailTokens, queries: QueryBus, clock: Clock });

export const checkLinkQueries = [
  on(CheckLink, async ({ token, purpose }, { tokens, queries, clock }) => {
    const { accountId, establishmentId, newEmail } = assertUsable(await tokens.find(token), purpose, clock.now());
    const { email } = await queries.execute(new GetUser({ accountId }));
    return { accountId, establishmentId, maskedEmail: masked(newEmail ?? email) };
  }),
];

/** First and last letter of the local part, and the domain. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.slice(0, 1)}${'•'.repeat(Math.max(local.length - 2, 2))}${local.length > 1 ? local.slice(-1) : ''}${email.slice(at)}`;
}

interface DeletionView {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly parentId: number | null;
  readonly companyName: string;
  /** The day of an already planned deletion, YYYY-MM-DD. */
  readonly plannedOn: string | null;
  /** The numbers of what is deleted; all zero for an associated account, whose work stays. */
  readonly profiles: number;
  readonly valuations: number;
  readonly documents: number;
  readonly associates: number;
  /** The day of the deletion if it is confirmed today; null when it happens at once. */
  readonly goesOn: string | null;
}

/** Does not use the link up. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`. */
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

const onDeletion = handlersWith({ plan: DeletionPlan, reader: TenantReader, clock: Clock });

export const describeDeletionQueries = [
  onDeletion(DescribeDeletion, async ({ token }, { plan, reader, clock }) => {
    const { accountId, establishmentId, purpose } = await plan.linkOf(token);
    if (establishmentId === null) throw new DomainError('lien_invalide');
    const query = { name: 'describe-deletion', text: DESCRIBE, values: [accountId] };
    const [row] = await reader.rows<Row>(establishmentId, query);
    if (row === undefined) throw new DomainError('lien_invalide');
    if (purpose === 'deletion-cancel' && row.plannedOn === null) throw new DomainError('lien_utilise');
    return { ...row, goesOn: row.parentId === null ? dayAfter(clock.today(), GRACE_DAYS) : null };
  }),
];

/** An offer of the main account of an establishment, for the person who decides. */
interface HandoverView {
  readonly maskedEmail: string;
  readonly companyName: string;
  readonly proposerName: string;
}

/** Does not use the link up. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`. */
export class DescribeHandover extends QueryOf<{ token: string }, HandoverView>() {}

const onHandover = handlersWith({ queries: QueryBus });

export const describeHandoverQueries = [
  onHandover(DescribeHandover, async ({ token }, { queries }) => {
    const { accountId, maskedEmail } = await queries.execute(new CheckLink({ token, purpose: 'handover' }));
    const { parentId, companyName } = await queries.execute(new GetUser({ accountId }));
    if (parentId === null) throw new DomainError('lien_invalide');
    const proposer = await queries.execute(new GetUser({ accountId: parentId }));
    return { maskedEmail, companyName: companyName ?? '', proposerName: displayName(proposer) };
  }),
];
