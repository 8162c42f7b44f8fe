import type { AccountState } from './account.aggregate.js';

/** A person's name in mails to others of the establishment; without a name, the address. */
export function personName({
  firstName,
  lastName,
  email,
}: Pick<AccountState, 'firstName' | 'lastName' | 'email'>): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? email : name;
}
