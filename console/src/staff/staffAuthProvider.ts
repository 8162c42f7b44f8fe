import type { AuthProvider } from 'react-admin';
import { authProvider } from '../api/authProvider';
import { staffResources } from './resources';

/** Acts that the server would refuse are not offered; it is the server that decides. */
export const staffAuthProvider: AuthProvider = {
  ...authProvider,
  async canAccess({ resource, action }) {
    const acts = staffResources.find(({ name }) => name === resource)?.adminActs ?? [];
    return !acts.some((act) => act === action) || (await authProvider.getPermissions?.({})) === 'admin';
  },
};
