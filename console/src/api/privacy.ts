/** Calls about the end of an account, and messages to the employer body. */
import type {
  Deletion as WireDeletion,
  DeletionDecision,
  MemberMessageRequest,
  PublicMessageRequest,
} from './contract';
import { request } from './http';

/** Who and what a deletion takes. */
export interface Deletion {
  readonly userId: number;
  readonly email: string;
  readonly associated: boolean;
  readonly companyName: string;
  /** The day of a deletion that is planned already. */
  readonly plannedOn: string | null;
  /** The day on which everything goes when it is confirmed now. */
  readonly goesOn: string | null;
  readonly profiles: number;
  readonly valuations: number;
  readonly documents: number;
  readonly accounts: number;
}

export const privacy = {
  askDeletion: async (password: string): Promise<void> => {
    await request('/v1/user/delete', { method: 'POST', body: { user_password: password } });
  },

  lookAtDeletion: async (token: string): Promise<Deletion> => {
    const wire = await request<WireDeletion>('/v1/user/delete/token', { token });
    return {
      userId: wire.user_id,
      email: wire.user_email,
      associated: wire.user_associated,
      companyName: wire.company_name,
      plannedOn: wire.planned_on,
      goesOn: wire.goes_on,
      profiles: wire.profiles,
      valuations: wire.valuations,
      documents: wire.documents,
      accounts: wire.associated_accounts,
    };
  },

  decideDeletion: async (token: string, userId: number, confirmed: boolean): Promise<DeletionDecision> =>
    request<DeletionDecision>('/v1/user/delete/confirm', {
      method: 'POST',
      token,
      query: { user_id: userId, confirm: confirmed ? 1 : 0 },
      body: {},
    }),

  cancelDeletion: async (): Promise<void> => {
    await request('/v1/user/delete/cancel', { method: 'POST', body: {} });
  },

  writeAsMember: async (message: MemberMessageRequest): Promise<void> => {
    await request('/v1/user/options', { method: 'POST', body: message });
  },

  writeAsPublic: async (message: PublicMessageRequest): Promise<void> => {
    await request('/v1/user/options/contact', { method: 'POST', body: message });
  },
} as const;
