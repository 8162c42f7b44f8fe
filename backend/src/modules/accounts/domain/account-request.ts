import type { Registration } from './public-request.js';

export type AccountRequestState = 'waiting' | 'accepted' | 'refused';

/** A registration that staff decide on. */
export interface AccountRequest extends Registration {
  readonly id: number;
  readonly state: AccountRequestState;
  /** The establishment has a main account already. */
  readonly joinsEstablishment: boolean;
  /** The account that the acceptance opened. */
  readonly accountId: number | null;
}
