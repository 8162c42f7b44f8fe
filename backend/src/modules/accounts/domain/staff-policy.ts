import type { Actor } from '../../../platform/access/actor.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { AccountState } from './account.aggregate.js';

/** People of the employer body are suspended and reinstated in their own list. @throws 409 `compte_equipe` */
export function assertMember(role: AccountState['role']): void {
  if (role !== 'member') throw new DomainError('compte_equipe');
}

/** Refuses a change of an account of staff or admins by an actor who is not an admin. @throws 403 `acces_refuse` */
export function assertMayManage(actor: Pick<Actor, 'role'>, role: AccountState['role']): void {
  if (role !== 'member' && actor.role !== 'admin') throw new DomainError('acces_refuse');
}
