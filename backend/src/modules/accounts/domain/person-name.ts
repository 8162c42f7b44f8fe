import type { AccountState } from './account.aggregate.js';

/** How a mail names a person to others of the establishment: by name, or by address where there is none. */
export function personName({
  firstName,
  lastName,
  email,
}: Pick<AccountState, 'firstName' | 'lastName' | 'email'>): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? email : name;
}
