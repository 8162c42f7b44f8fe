/** Calls about one's own account: forgotten password, links of mails, corrections, sessions. */
import { accountCalls, type Correction, type OwnSession } from '@valorisation/contract';
import { call } from './call';
import { session } from './session';

export type { OwnSession } from '@valorisation/contract';

export const ownAccount = {
  /** Answered alike whether or not the address has an account. */
  askPasswordReset: async (email: string): Promise<void> => {
    await call(accountCalls.askPasswordReset, { body: { email } });
  },

  /** Whose password the link changes, masked. */
  lookAtResetLink: async (token: string): Promise<string> =>
    (await call(accountCalls.resetLink, { params: { token } })).maskedEmail,

  resetPassword: async (token: string, password: string): Promise<void> => {
    await call(accountCalls.resetPassword, { params: { token }, body: { password } });
  },

  /** The new address that the link confirms, masked. */
  lookAtEmailLink: async (token: string): Promise<string> =>
    (await call(accountCalls.emailLink, { params: { token } })).maskedEmail,

  confirmEmail: async (token: string): Promise<string> =>
    (await call(accountCalls.confirmEmail, { params: { token } })).email,

  correct: async (correction: Correction): Promise<void> => {
    session.update(await call(accountCalls.correct, { body: correction }));
  },

  changePassword: async (password: string, newPassword: string): Promise<void> => {
    await call(accountCalls.changePassword, { body: { password, newPassword } });
  },

  askEmailChange: async (email: string, password: string): Promise<string> =>
    (await call(accountCalls.askEmailChange, { body: { email, password } })).email,

  sessions: async (): Promise<readonly OwnSession[]> => call(accountCalls.sessions),

  endSession: async (id: number): Promise<void> => {
    await call(accountCalls.endSession, { params: { id } });
  },

  endOtherSessions: async (): Promise<void> => {
    await call(accountCalls.endOtherSessions);
  },

  endEverySession: async (): Promise<void> => {
    await call(accountCalls.endEverySession);
    session.endedEverywhere();
  },
} as const;
