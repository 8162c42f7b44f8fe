/** What commands on accounts leave in the tables. */
import type { Trace } from './act.js';

export const linkOf = (purpose: string, account: number): Trace => [
  'select from mail_token where purpose = $1 and account_id = $2',
  purpose,
  account,
];

export const accountThat = (state: string, account: number, ...values: readonly unknown[]): Trace => [
  `select from account where id = $1 and ${state}`,
  account,
  ...values,
];

/** Every account of the stage starts with the same hash. */
export const CHANGED_PASSWORD = `password_hash <> (select password_hash from account where email = 'direction@demo.example')`;

/** The next daily round deletes ended sessions. */
export const noOpenSession = (account: number): Trace => [
  'select where not exists (select from session where account_id = $1 and ended_at is null)',
  account,
];
