/** ra-core's and react-admin's view of the session; the session itself is kept by session.ts for all areas. */
import type { AuthProvider, UserIdentity } from 'ra-core';
import { isApiError } from './errors';
import { session } from './session';

interface Credentials {
  username: string;
  password: string;
}

/** Only a 401 ends the session; the http client has reset it by then, so the guard leads to the login page. */
async function checkError(error: unknown): Promise<void> {
  if (isApiError(error) && error.status === 401) throw error;
}

async function currentUser() {
  const known = session.get();
  const current = known.status === 'unknown' ? await session.check() : known;
  if (!('user' in current)) throw new Error('anonymous');
  return current.user;
}

export const authProvider: AuthProvider = {
  async login({ username, password }: Credentials) {
    await session.signIn(username, password);
  },
  logout: () => session.signOut(),
  async checkAuth() {
    await currentUser();
  },
  checkError,
  async getIdentity(): Promise<UserIdentity> {
    const user = await currentUser();
    return { id: user.id, fullName: user.fullName };
  },
  async getPermissions() {
    return (await currentUser()).role;
  },
};
