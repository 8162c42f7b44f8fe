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

/** Every account of the stage has the same one. */
export const CHANGED_PASSWORD = `password_hash <> (select password_hash from account where email = 'direction@demo.example')`;

/** Ended ones go with the next daily round. */
export const noOpenSession = (account: number): Trace => [
  'select where not exists (select from session where account_id = $1 and ended_at is null)',
  account,
];
