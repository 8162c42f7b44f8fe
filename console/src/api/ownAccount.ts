/** Calls about one's own account: forgotten password, links of mails, corrections, sessions. */
import type {
  CorrectAccountRequest,
  NewEmail,
  OwnSession as WireSession,
  UsableLink,
  User as WireUser,
} from './contract';
import { request } from './http';
import { session } from './session';

/** A session of one's own, in this browser or another. */
export interface OwnSession {
  readonly id: number;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

const post = async <Payload>(path: string, body: object = {}): Promise<Payload> =>
  request<Payload>(path, { method: 'POST', body });
const inPath = encodeURIComponent;

export const ownAccount = {
  /** Answered alike whether or not the address has an account. */
  askPasswordReset: async (email: string): Promise<void> => {
    await post('/v1/user/forgot/pass', { user_email: email });
  },

  /** Whose password the link changes, masked. */
  lookAtResetLink: async (token: string): Promise<string> =>
    (await request<UsableLink>(`/v1/user/recup/pass/${inPath(token)}`)).user_email,

  resetPassword: async (token: string, password: string): Promise<void> => {
    await post(`/v1/user/reset/pass/${inPath(token)}`, { user_password: password });
  },

  /** The new address that the link confirms, masked. */
  lookAtEmailLink: async (token: string): Promise<string> =>
    (await request<UsableLink>(`/v1/user/recup/mail/${inPath(token)}`)).user_email,

  confirmEmail: async (token: string): Promise<string> =>
    (await post<NewEmail>(`/v1/user/update/mail/${inPath(token)}`)).user_email,

  correct: async (correction: CorrectAccountRequest): Promise<void> => {
    session.update(await post<WireUser>('/v1/user/update', correction));
  },

  changePassword: async (current: string, next: string): Promise<void> => {
    await post('/v1/user/update/pass', { user_password: current, user_new_password: next });
  },

  askEmailChange: async (email: string, password: string): Promise<string> =>
    (await post<NewEmail>('/v1/user/reset/mail', { user_email: email, user_password: password })).user_email,

  sessions: async (): Promise<OwnSession[]> =>
    (await request<WireSession[]>('/v1/user/sessions')).map((one) => ({
      id: one.session_id,
      createdAt: one.created_at,
      lastUsedAt: one.last_used_at,
      current: one.current,
    })),

  endSession: async (id: number): Promise<void> => {
    await post(`/v1/user/sessions/end/${id}`);
  },

  endEverySession: async (): Promise<void> => {
    await post('/v1/user/sessions/end');
    session.endedEverywhere();
  },
} as const;
