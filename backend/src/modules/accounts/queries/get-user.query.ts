import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { UserView } from './user.view.js';

/** The user object of one account: the caller's own, or one that the caller may see. */
export class GetUser extends QueryOf<{ accountId: number }, UserView>() {}

const FIND_CARD = `
  select account_id as "accountId", email, first_name as "firstName", last_name as "lastName",
         postal_address as "postalAddress", parent_id as "parentId", role, visa, siret, company_name as "companyName",
         deletion_planned_on as "deletionPlannedOn", second_step_of(account_id) as "secondStep",
         visa = 0 and activated and deletion_planned_on is null as suspended
    from find_account_card($1)`;

const on = handlersWith({ reader: TenantReader });

export const getUserQueries = [
  on(GetUser, async ({ accountId }, { reader }) => {
    const [user] = await reader.global<UserView>({ name: 'account-card', text: FIND_CARD, values: [accountId] });
    if (user === undefined) throw new DomainError('session_absente');
    return user;
  }),
];
