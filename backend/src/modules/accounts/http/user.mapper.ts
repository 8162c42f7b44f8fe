import type { AssociatedAccount, User } from '@valorisation/contract';
import type { AssociatedView } from '../queries/list-associated.query.js';
import { displayName, type UserView } from '../queries/get-user.query.js';

export function toUser(view: UserView): User {
  const { accountId: id, parentId, visa, ...kept } = view;
  return {
    ...kept,
    id,
    fullName: displayName(view),
    parentId: parentId ?? 0,
    associated: parentId !== null,
    active: visa === 1,
  };
}

export function toAssociatedAccount(view: AssociatedView): AssociatedAccount {
  const { accountId: id, visa, invitedAt, activatedAt, linkExpiresAt, handoverUntil, ...kept } = view;
  return {
    ...kept,
    id,
    fullName: displayName(view),
    associated: true,
    active: visa === 1,
    state: activatedAt === null ? 'invited' : 'active',
    invitedAt: invitedAt.toISOString(),
    activatedAt: activatedAt?.toISOString() ?? null,
    linkExpiresAt: linkExpiresAt?.toISOString() ?? null,
    handoverUntil: handoverUntil?.toISOString() ?? null,
  };
}
