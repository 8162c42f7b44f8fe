import { DomainError } from '../errors/domain-error.js';
import { type AccessRule, ACCESS_METADATA } from './access.decorator.js';
import type { Actor } from './actor.js';
import { Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from './bearer-token.js';
import { KeyLookup } from './key-lookup.js';
import { SessionLookup } from './session-lookup.js';

type SessionRule = Exclude<AccessRule, 'public' | 'payroll-key'>;

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
    case 'pay':
      return actor.seesPay === true;
    case 'own-staff':
    case 'staff':
      return actor.role === 'staff' || actor.role === 'admin';
    case 'admin':
      return actor.role === 'admin';
  }
}

/** Loads the session of the Bearer token and checks the request against the route's access rule. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly logger = new Logger(AccessGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionLookup,
    private readonly keys: KeyLookup,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_METADATA, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule === 'public') return true;
    if (rule === undefined) throw new DomainError('acces_refuse');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = bearerToken(request);
    if (rule === 'payroll-key') {
      const holder = token === undefined ? undefined : await this.keys.find(token);
      if (holder === undefined) throw new DomainError('cle_refusee');
      request.keyHolder = holder;
      return true;
    }
    const session = token === undefined ? undefined : await this.sessions.find(token, request.id);
    if (session === undefined && rule === 'activation' && token !== undefined) {
      const activating = await this.sessions.findActivation(token, request.id);
      if (activating !== undefined) {
        request.activating = activating;
        return true;
      }
    }
    if (session === undefined) throw new DomainError('session_absente');
    try {
      assertAllowed(rule, session.actor);
    } catch (refusal) {
      const { accountId, role } = session.actor;
      this.logger.warn({ msg: 'access refused', rule, account: accountId, role, asked: request.routeOptions.url });
      throw refusal;
    }
    request.session = session;
    return true;
  }
}
