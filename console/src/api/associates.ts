/** Calls about the associated accounts of one's establishment, and about the main account passing on. */
import {
  associatedCalls,
  handoverCalls,
  type AssociatedAccount,
  type HandoverOffer,
  type Invitation,
} from '@valorisation/contract';
import { call } from './call';

/** A collaborator's account as its head sees it. */
export interface Associate extends AssociatedAccount {
  /** False also for a link that was over when the list was read. */
  readonly linkOpen: boolean;
}

export interface AssociateList {
  readonly associates: readonly Associate[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

/** Few establishments have more: the list and the choice of a successor then are one call. */
const PER_PAGE = 50;

function toAssociate(account: AssociatedAccount): Associate {
  const { linkExpiresAt } = account;
  return { ...account, linkOpen: linkExpiresAt !== null && new Date(linkExpiresAt) > new Date() };
}

export const associatesApi = {
  list: async (page: number): Promise<AssociateList> => {
    const { data, ...place } = await call(associatedCalls.list, { query: { page, perPage: PER_PAGE } });
    return { associates: data.map(toAssociate), ...place };
  },

  invite: async (invitation: Invitation): Promise<void> => {
    await call(associatedCalls.add, { body: invitation });
  },

  resend: async ({ id }: Associate): Promise<void> => {
    await call(associatedCalls.resend, { params: { id } });
  },

  remove: async ({ id }: Associate): Promise<void> => {
    await call(associatedCalls.remove, { params: { id } });
  },

  proposeHandover: async (id: number, password: string): Promise<void> => {
    await call(handoverCalls.propose, { params: { id }, body: { password } });
  },

  withdrawHandover: async (): Promise<void> => {
    await call(handoverCalls.withdraw);
  },
} as const;

/** By the link of the mail; nobody needs to be signed in. */
export const takeoverApi = {
  look: async (token: string): Promise<HandoverOffer> => call(handoverCalls.link, { params: { token } }),

  accept: async (token: string): Promise<void> => {
    await call(handoverCalls.confirm, { params: { token } });
  },
} as const;
