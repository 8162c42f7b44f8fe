import { Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { ACCESS_METADATA, type AccessRule } from './access.decorator.js';
import { bearerToken } from './bearer-token.js';
import { assertAllowed } from './access.policy.js';
import { SessionLookup } from './session-lookup.js';

/** Loads the session of the Bearer token and checks the request against the route's access rule. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly logger = new Logger(AccessGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionLookup,
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
