import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import {
  ListAccountRequests,
  type AccountRequestRow,
  type AccountRequestsAsked,
} from './list-account-requests.query.js';

/** By names of the list only: they enter the statement's text. */
const SORT_COLUMNS: Readonly<Record<AccountRequestsAsked['sort'], string>> = {
  id: 'r.id',
  created_at: 'r.created_at',
  company_name: 'r.company_name',
  user_lastname: 'r.last_name',
  state: 'r.state',
  siret: 'r.siret',
};

const listText = (column: string, direction: 'asc' | 'desc'): string => `
  with matching as (
    select r.* from account_request r
     where ($1::text is null or r.state = $1)
       and ($2::bigint[] is null or r.id = any ($2))
       and ($3::text is null
            or concat_ws(' ', r.company_name, r.siret, r.first_name, r.last_name, r.email) ilike $3)
  ), page as (
    select r.* from matching r order by ${column} ${direction}, r.id ${direction} offset $4 limit $5
  )
  select r.id, r.state, r.siret, r.company_name as "companyName", r.email, r.first_name as "firstName",
         r.last_name as "lastName", r.postal_address as "postalAddress", r.register_finding as "registerFinding",
         head.email as "headEmail", r.refusal_reason as "refusalReason", r.account_id as "accountId",
         case r.state when 'accepted' then holder.activated end as activated, r.created_at as "createdAt", r.decided_at as "decidedAt",
         nullif(trim(concat_ws(' ', decider.first_name, decider.last_name)), '') as "decidedBy",
         counted.total
    from (select count(*)::integer as total from matching) counted
    left join page r on true
    left join lateral find_main_account(r.siret) main on true
    left join lateral find_account_card(main.account_id) head on true
    left join lateral find_account_card(r.account_id) holder on true
    left join lateral find_account_card(r.decided_by) decider on true
   order by ${column} ${direction}, r.id ${direction}`;

@QueryHandler(ListAccountRequests)
export class ListAccountRequestsHandler implements IQueryHandler<ListAccountRequests> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ asked }: ListAccountRequests): Promise<{ rows: readonly AccountRequestRow[]; total: number }> {
    const { sort, descending, skip, take, state, search, ids } = asked;
    const direction = descending ? 'desc' : 'asc';
    const found = await this.reader.global<Counted>({
      name: `account-requests-${sort}-${direction}`,
      text: listText(SORT_COLUMNS[sort], direction),
      values: [state ?? null, ids ?? null, search === undefined ? null : containing(search), skip, take],
    });
    return { rows: found.filter(isRow), total: found[0]?.total ?? 0 };
  }
}

/** Beyond the last row there is the total alone. */
type Counted = (AccountRequestRow | { readonly id: null }) & { readonly total: number };

function isRow(found: Counted): found is AccountRequestRow & { readonly total: number } {
  return found.id !== null;
}

/** The words as they stand: signs of a pattern are letters like others. */
function containing(words: string): string {
  return `%${words.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
