import type { AuthProvider } from 'react-admin';
import { authProvider } from '../api/authProvider';
import { isApiError } from '../core/errors';
import { session } from '../api/session';
import { staffResources } from './resources';

/** Hides acts that the server would refuse. The server makes the decision. */
export const staffAuthProvider: AuthProvider = {
  ...authProvider,
  /**
   * Since this page was opened, a code has become required. The session is read again and leads to the set-up of the
   * code.
   */
  async checkError(error: unknown) {
    if (isApiError(error) && error.code === 'second_facteur_requis') await session.check();
    await authProvider.checkError(error);
  },
  async canAccess({ resource, action }) {
    const acts = staffResources.find(({ name }) => name === resource)?.adminActs ?? [];
    return !acts.some((act) => act === action) || (await authProvider.getPermissions?.({})) === 'admin';
  },
};
