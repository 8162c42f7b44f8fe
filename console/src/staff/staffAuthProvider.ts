import type { AuthProvider } from 'react-admin';
import { authProvider } from '../api/authProvider';
import { isApiError } from '../core/errors';
import { session } from '../api/session';
import { staffResources } from './resources';

/** Hides acts that the server would refuse; the server decides. */
export const staffAuthProvider: AuthProvider = {
  ...authProvider,
  /** A code is required since this page was opened: the session is read again, and leads to the set-up. */
  async checkError(error: unknown) {
    if (isApiError(error) && error.code === 'second_facteur_requis') await session.check();
    await authProvider.checkError(error);
  },
  async canAccess({ resource, action }) {
    const acts = staffResources.find(({ name }) => name === resource)?.adminActs ?? [];
    return !acts.some((act) => act === action) || (await authProvider.getPermissions?.({})) === 'admin';
  },
};
