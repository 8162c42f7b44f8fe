/** One caller per role of the demo data. */
import { z } from 'zod';
import { DEMO_PASSWORD } from '../../src/install/demo/demo-data.js';
import { ApiClient, payloadOf } from './api-client.js';
import { sessionResponse } from './wire-schemas.js';

const EMAILS = {
  pending: 'en-attente@demo.example',
  main: 'direction@demo.example',
  associated: 'collaborateur@demo.example',
  otherMain: 'autre@demo.example',
  staff: 'staff@demo.example',
  admin: 'admin@demo.example',
} as const;

export type SignedInRole = keyof typeof EMAILS;
export type Role = 'anonymous' | SignedInRole;
export type RoleClients = Readonly<Record<Role, ApiClient>>;

export const SIGNED_IN_ROLES = z.enum(['pending', 'main', 'associated', 'otherMain', 'staff', 'admin']).options;
export const ROLES: readonly Role[] = ['anonymous', ...SIGNED_IN_ROLES];

export const emailOf = (role: SignedInRole): string => EMAILS[role];

export async function signIn(baseUrl: string, email: string, password = DEMO_PASSWORD): Promise<ApiClient> {
  const answer = await new ApiClient(baseUrl).post('/v1/user/login', { user_email: email, user_password: password });
  return new ApiClient(baseUrl, payloadOf(sessionResponse, answer).token);
}

export async function signInAll(baseUrl: string): Promise<RoleClients> {
  const as = async (role: SignedInRole) => signIn(baseUrl, EMAILS[role]);
  return {
    anonymous: new ApiClient(baseUrl),
    pending: await as('pending'),
    main: await as('main'),
    associated: await as('associated'),
    otherMain: await as('otherMain'),
    staff: await as('staff'),
    admin: await as('admin'),
  };
}
