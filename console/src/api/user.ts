import type { User } from '@valorisation/contract';

export type { User } from '@valorisation/contract';

export function isStaff(user: User): boolean {
  return user.role !== 'member';
}
