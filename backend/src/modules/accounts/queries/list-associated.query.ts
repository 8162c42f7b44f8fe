import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { TOKEN_LIFETIMES_MS } from '../domain/mail-token.js';

/** A collaborator's account as its head sees it. */
export interface AssociatedView {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly parentId: number;
  readonly visa: number;
  readonly invitedAt: Date;
  /** Null until the invitation is accepted. */
  readonly activatedAt: Date | null;
  /** End of the invitation's link; null once the account is active. */
  readonly linkExpiresAt: Date | null;
  /** May see what people are paid. */
  readonly seesPay: boolean;
  /** End of an offer of the main account; null without one. */
  readonly handoverUntil: Date | null;
}

export class ListAssociated extends QueryOf<
  { actor: Member; page: number; perPage: number },
  { readonly rows: readonly AssociatedView[]; readonly total: number }
>() {}

/** A deferred invitation looks like any other, and its link ends at the same time. */
const ALL = `
  select a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName",
         a.parent_id as "parentId", a.visa, a.created_at as "invitedAt", a.activated_at as "activatedAt",
         null::timestamptz as "deferredAt", a.sees_pay as "seesPay"
    from account a where a.establishment_id = $1 and a.parent_id = $2
   union all
  select d.id, d.email, d.first_name, d.last_name, $2::integer, 0, d.created_at, null, d.sent_at, false
    from deferred_invitation d where d.establishment_id = $1`;

const PAGE = `
  select person."accountId", person.email, person."firstName", person."lastName", person."parentId", person.visa,
         person."invitedAt", person."activatedAt", person."seesPay",
         case when person."activatedAt" is null then coalesce(
           person."deferredAt" + make_interval(secs => $5),
           (select max(t.expires_at) from mail_token t
             where t.account_id = person."accountId" and t.purpose = 'activation' and t.used_at is null))
         end as "linkExpiresAt",
         (select max(t.expires_at) from mail_token t
           where t.account_id = person."accountId" and t.purpose = 'handover' and t.used_at is null
             and t.expires_at > $6) as "handoverUntil"
    from (${ALL}) as person
   order by lower(person.email), person."accountId" limit $3 offset $4`;

const COUNT = `select count(*)::integer as total from (${ALL}) as person`;

const on = handlersWith({ reader: TenantReader, clock: Clock });

export const listAssociatedQueries = [
  on(ListAssociated, async ({ actor, page, perPage }, { reader, clock }) => {
    const { establishmentId, accountId } = actor;
    const place = [perPage, (page - 1) * perPage, TOKEN_LIFETIMES_MS.activation / 1000, clock.now()];
    const [rows, [count]] = await reader.read<[AssociatedView & object, { total: number }]>(establishmentId, [
      { name: 'associated-page', text: PAGE, values: [establishmentId, accountId, ...place] },
      { name: 'associated-count', text: COUNT, values: [establishmentId, accountId] },
    ]);
    return { rows, total: count?.total ?? 0 };
  }),
];
