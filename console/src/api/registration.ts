/** Calls of those who have no account yet: the public register, the request, the activation link. */
import {
  accountCalls,
  directoryCalls,
  registrationCalls,
  type Company,
  type Registration,
  type User,
} from '@valorisation/contract';
import { call } from './call';
import { ApiError, isApiError } from './errors';
import { keptEstimate } from './keptEstimate';
import { session } from './session';

export type { Company, Registration } from '@valorisation/contract';

/** On the profile, a token that belongs to no account is no session; on this page it is no link. */
function asLinkProblem(error: unknown): unknown {
  if (!isApiError(error) || error.code !== 'session_absente') return error;
  return new ApiError(error.status, 'lien_invalide', error.message);
}

export const registration = {
  /** @throws ApiError `etablissement_inconnu`, `registre_indisponible`, `trop_de_tentatives`. */
  findCompany: async (siret: string, signal: AbortSignal): Promise<Company> =>
    call(directoryCalls.company, { params: { siret } }, { silent: true, signal }),

  /** Answered alike whoever asks. */
  send: async (form: Registration): Promise<void> => {
    const estimate = keptEstimate.forRequest();
    const body = { ...form, email: form.email.trim(), ...(estimate !== undefined && { estimate }) };
    await call(registrationCalls.register, { body });
  },

  /** Whose account the link activates; looking does not use it up. */
  lookAtActivationLink: async (token: string): Promise<User> => {
    try {
      return await call(accountCalls.user, {}, { token });
    } catch (error) {
      throw asLinkProblem(error);
    }
  },

  /** Uses the link up and signs in. True when the estimate of the request is there to begin with. */
  activate: async (token: string, password: string): Promise<boolean> => {
    const { estimate, ...opened } = await call(registrationCalls.activate, { body: { password } }, { token });
    session.begin(opened);
    if (estimate !== undefined) keptEstimate.keep(estimate);
    return estimate !== undefined;
  },

  /** With a dead link, or with the session of an account that waits. Answered alike whatever becomes of it. */
  renewActivation: async (token?: string): Promise<void> => {
    await call(registrationCalls.renewActivation, {}, token === undefined ? {} : { token });
  },
} as const;
