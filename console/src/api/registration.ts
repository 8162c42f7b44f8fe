/** Calls of those who have no account yet: the public register, the request, the activation link. */
import type { Company as WireCompany, RegistrationRequest, Session as WireSession, User as WireUser } from './contract';
import { ApiError, isApiError } from './errors';
import { request } from './http';
import { session } from './session';
import { toUser, type User } from './user';

/** An establishment as the public register has it. */
export interface Company {
  /** Null: it does not publish it. */
  readonly name: string | null;
  readonly address: string | null;
  readonly open: boolean;
  readonly published: boolean;
  /** It declares the branch's agreement. */
  readonly ofTheBranch: boolean;
}

/** As it is being filled in. */
export type Registration = Omit<RegistrationRequest, 'rgpd'> & { rgpd: boolean };

/** On the profile, a token that belongs to no account is no session; on this page it is no link. */
function asLinkProblem(error: unknown): unknown {
  if (!isApiError(error) || error.code !== 'session_absente') return error;
  return new ApiError(error.status, 'lien_invalide', error.message);
}

export const registration = {
  /** @throws ApiError `etablissement_inconnu`, `registre_indisponible`, `trop_de_tentatives`. */
  findCompany: async (siret: string, signal: AbortSignal): Promise<Company> => {
    const path = `/v1/company/${encodeURIComponent(siret)}`;
    const wire = await request<WireCompany>(path, { silent: true, signal });
    return {
      name: wire.company_name,
      address: wire.company_address,
      open: wire.open,
      published: wire.published,
      ofTheBranch: wire.idcc_7520,
    };
  },

  /** Answered alike whoever asks. */
  send: async (form: Registration): Promise<void> => {
    await request('/v1/user/register', { method: 'POST', body: { ...form, user_email: form.user_email.trim() } });
  },

  /** Whose account the link activates; looking does not use it up. */
  lookAtActivationLink: async (token: string): Promise<User> => {
    try {
      return toUser(await request<WireUser>('/v1/user/profile', { token }));
    } catch (error) {
      throw asLinkProblem(error);
    }
  },

  /** Uses the link up and signs in. */
  activate: async (token: string, password: string): Promise<void> => {
    const body = { user_password: password };
    session.begin(await request<WireSession>('/v1/user/activate', { method: 'POST', token, body }));
  },

  /** With a dead link, or with the session of an account that waits. Answered alike whatever becomes of it. */
  renewActivation: async (token?: string): Promise<void> => {
    await request('/v1/user/activate/renew', { method: 'POST', ...(token !== undefined && { token }) });
  },
} as const;
