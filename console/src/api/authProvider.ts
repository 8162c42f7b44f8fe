/** The session in the form that ra-core and react-admin use. session.ts keeps it for all areas. */
import type { AuthProvider, UserIdentity } from 'ra-core';
import { session } from './session';

interface Credentials {
  username: string;
  password: string;
}

/** Never refuses: on a 401 the HTTP client ends the session, and the guard leads to the login page and back. */
const checkError = async (): Promise<void> => undefined;

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
