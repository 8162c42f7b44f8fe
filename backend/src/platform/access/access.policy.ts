import { DomainError } from '../errors/domain-error.js';
import type { AccessRule } from './access.decorator.js';
import type { Actor } from './actor.js';

type SessionRule = Exclude<AccessRule, 'public'>;

/**
 * Refuses an actor that the route's rule excludes.
 * @throws DomainError `compte_non_active` for visa 0, `acces_refuse` for another role, `second_facteur_requis` for
 * staff who must set up their second step first
 */
export function assertAllowed(rule: SessionRule, actor: Actor): void {
  if (rule === 'session' || rule === 'activation') return;
  if (!actor.active) throw new DomainError('compte_non_active');
  if (!allows(rule, actor)) throw new DomainError('acces_refuse');
  if (actor.awaitsSecondStep && rule !== 'own-staff') throw new DomainError('second_facteur_requis');
}

function allows(rule: Exclude<SessionRule, 'session' | 'activation'>, actor: Actor): boolean {
  switch (rule) {
    case 'active':
      return true;
    case 'member':
      return actor.role === 'member';
    case 'main':
      return actor.role === 'member' && !actor.associated;
    case 'own-staff':
    case 'staff':
      return actor.role === 'staff' || actor.role === 'admin';
    case 'admin':
      return actor.role === 'admin';
  }
}
