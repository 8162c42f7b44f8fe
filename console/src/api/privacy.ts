/** Calls about the end of an account, and messages to the employer body. */
import {
  contactCalls,
  deletionCalls,
  type Deletion,
  type DeletionDecision,
  type MemberMessage,
  type PublicMessage,
} from '@valorisation/contract';
import { call } from './call';

export type { Deletion, DeletionDecision } from '@valorisation/contract';

export const privacy = {
  askDeletion: async (password: string): Promise<void> => {
    await call(deletionCalls.ask, { body: { password } });
  },

  lookAtDeletion: async (token: string): Promise<Deletion> => call(deletionCalls.link, {}, { token }),

  decideDeletion: async (token: string, accountId: number, confirmed: boolean): Promise<DeletionDecision> =>
    call(deletionCalls.decide, { query: { accountId, confirmed } }, { token }),

  cancelDeletion: async (): Promise<void> => {
    await call(deletionCalls.cancel);
  },

  writeAsMember: async (message: MemberMessage): Promise<void> => {
    await call(contactCalls.write, { body: message });
  },

  writeAsPublic: async (message: PublicMessage): Promise<void> => {
    await call(contactCalls.writeWithoutAccount, { body: message });
  },
} as const;
