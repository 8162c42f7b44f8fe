import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { OwnEstablishment, SecondStep } from '@valorisation/contract';
import type { Actor } from '../../../platform/access/actor.js';

export interface UserView {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalAddress: string;
  readonly parentId: number | null;
  readonly role: 'member' | 'staff' | 'admin';
  readonly visa: number;
  readonly siret: string | null;
  readonly companyName: string | null;
  /** required: staff who must set it up before anything else. */
  readonly secondStep: 'off' | 'on' | 'required';
  /** May see what people of the establishment are paid. */
  readonly seesPay: boolean;
  /** The employer body suspended the active account. */
  readonly suspended: boolean;
  /** The day on which the establishment is deleted, YYYY-MM-DD; null when no deletion is planned. */
  readonly deletionPlannedOn: string | null;
  /** Where the person has an account, this account's establishment included; empty for staff. */
  readonly establishments: readonly OwnEstablishment[];
}

/**
 * The name shown for an account: the real one for a main account. For an associated account or one without a name, the
 * part of the address before the @.
 */
export function displayName(user: Pick<UserView, 'email' | 'firstName' | 'lastName' | 'parentId'>): string {
  const realName = `${user.firstName} ${user.lastName}`.trim();
  const localPart = user.email.slice(0, user.email.indexOf('@'));
  return user.parentId === null && realName !== '' ? realName : localPart;
}

/** The user object of one account: the caller's own, or one that the caller may see. */
export class GetUser extends QueryOf<{ accountId: number }, UserView>() {}

const FIND_CARD = `
  select account_id as "accountId", email, first_name as "firstName", last_name as "lastName",
         postal_address as "postalAddress", parent_id as "parentId", role, visa, siret, company_name as "companyName",
         deletion_planned_on as "deletionPlannedOn", second_step_of(account_id) as "secondStep",
         role = 'member' and visa = 1 and (parent_id is null or sees_pay_of(account_id)) as "seesPay",
         visa = 0 and activated and deletion_planned_on is null as suspended,
         (select coalesce(json_agg(json_build_object(
                   'accountId', p.account_id, 'siret', p.siret, 'companyName', p.company_name,
                   'associated', p.parent_id is not null, 'active', p.visa = 1)), '[]')
            from accounts_of_person(account_id) p where p.establishment_id is not null) as establishments
    from find_account_card($1)`;

const on = handlersWith({ reader: TenantReader });

export const getUserQueries = [
  on(GetUser, async ({ accountId }, { reader }) => {
    const [user] = await reader.global<UserView>({ name: 'account-card', text: FIND_CARD, values: [accountId] });
    if (user === undefined) throw new DomainError('session_absente');
    return user;
  }),
];

export class GetSecondStep extends QueryOf<{ actor: Actor }, SecondStep>() {}

const STATE = `
  select second_step_of(a.id) as state, a.totp_since as since,
         (select count(*)::integer from recovery_code c where c.account_id = a.id) as "codesLeft"
    from account a where a.id = $1`;

export const getSecondStepQueries = [
  on(GetSecondStep, async ({ actor: { accountId } }, { reader }) => {
    type Row = Omit<SecondStep, 'since'> & { readonly since: Date | null };
    const [[row]] = await reader.across<[Row]>('staff', [{ name: 'second-step', text: STATE, values: [accountId] }]);
    if (row === undefined) return { state: 'off' as const, since: null, codesLeft: 0 };
    return { ...row, since: row.since?.toISOString() ?? null };
  }),
];
