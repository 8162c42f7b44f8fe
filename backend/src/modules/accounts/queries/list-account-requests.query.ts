import { Query } from '@nestjs/cqrs';
import type { AccountRequestState } from '../domain/account-request.js';
import type { RegisterFinding } from '../domain/public-request.js';

export const ACCOUNT_REQUEST_SORTS = ['id', 'created_at', 'company_name', 'user_lastname', 'state', 'siret'] as const;

export interface AccountRequestRow {
  readonly id: number;
  readonly state: AccountRequestState;
  readonly siret: string;
  readonly companyName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalAddress: string;
  readonly registerFinding: RegisterFinding;
  /** E-mail address of the head that the establishment has now; null: none. */
  readonly headEmail: string | null;
  readonly refusalReason: string | null;
  readonly accountId: number | null;
  /** Null without an account. */
  readonly activated: boolean | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

export interface AccountRequestsAsked {
  readonly sort: (typeof ACCOUNT_REQUEST_SORTS)[number];
  readonly descending: boolean;
  /** Rows left out before the first. */
  readonly skip: number;
  readonly take: number;
  readonly state?: AccountRequestState | undefined;
  /** Words of an establishment's name, a SIRET, a person's name or address. */
  readonly search?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** Requests for accounts, for staff. */
export class ListAccountRequests extends Query<{
  readonly rows: readonly AccountRequestRow[];
  readonly total: number;
}> {
  constructor(readonly asked: AccountRequestsAsked) {
    super();
  }
}
