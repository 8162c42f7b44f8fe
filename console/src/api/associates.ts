/** Calls about the associated accounts of one's establishment, and about the main account passing on. */
import type { AddAssociatedRequest, AssociatedAccount as WireAccount, AssociatedPage, HandoverLink } from './contract';
import { request } from './http';

/** A collaborator's account as its head sees it. */
export interface Associate {
  readonly id: number;
  readonly email: string;
  /** The real name, the address where none was given. */
  readonly name: string;
  readonly active: boolean;
  readonly activatedAt: string | null;
  /** End of the invitation's link; null once the account is active. */
  readonly linkExpiresAt: string | null;
  /** False also for a link that was over when the list was read. */
  readonly linkOpen: boolean;
  /** Until when an answer to the proposal of the main account is awaited; null without one. */
  readonly handoverUntil: string | null;
}

export interface AssociateList {
  readonly associates: readonly Associate[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

/** Who offers what to which account. */
export interface HandoverOffer {
  readonly maskedEmail: string;
  readonly companyName: string;
  readonly proposerName: string;
}

/** Few establishments have more: the list and the choice of a successor then are one call. */
const PER_PAGE = 50;

const post = async (path: string, body: object = {}): Promise<unknown> => request(path, { method: 'POST', body });

function toAssociate(wire: WireAccount): Associate {
  const name = `${wire.user_firstname} ${wire.user_lastname}`.trim();
  return {
    id: wire.user_id,
    email: wire.user_email,
    name: name === '' ? wire.user_email : name,
    active: wire.state === 'active',
    activatedAt: wire.activated_at,
    linkExpiresAt: wire.link_expires_at,
    linkOpen: wire.link_expires_at !== null && new Date(wire.link_expires_at) > new Date(),
    handoverUntil: wire.handover_until,
  };
}

export const associatesApi = {
  list: async (p: number): Promise<AssociateList> => {
    const query = { p, div: PER_PAGE };
    const { data, total, page, lastPage } = await request<AssociatedPage>('/v1/user/load/associated', { query });
    return { associates: data.map(toAssociate), total, page, lastPage };
  },

  invite: async (invitation: AddAssociatedRequest): Promise<void> => {
    await post('/v1/user/add/associated', invitation);
  },

  resend: async ({ id }: Associate): Promise<void> => {
    await post(`/v1/user/send/mail/associated/${id}`);
  },

  remove: async ({ id }: Associate): Promise<void> => {
    await post(`/v1/user/delete/${id}`);
  },

  proposeHandover: async (id: number, password: string): Promise<void> => {
    await post(`/v1/user/handover/${id}`, { user_password: password });
  },

  withdrawHandover: async (): Promise<void> => {
    await post('/v1/user/handover/withdraw');
  },
} as const;

/** By the link of the mail; nobody needs to be signed in. */
export const takeoverApi = {
  look: async (token: string): Promise<HandoverOffer> => {
    const offer = await request<HandoverLink>(`/v1/user/recup/handover/${encodeURIComponent(token)}`);
    return { maskedEmail: offer.user_email, companyName: offer.company_name, proposerName: offer.proposer_name };
  },

  accept: async (token: string): Promise<void> => {
    await post(`/v1/user/handover/confirm/${encodeURIComponent(token)}`);
  },
} as const;
