import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { isMember, type Actor, type Member } from './actor.js';
import type { LiveSession } from './session-lookup.js';

function sessionOf(context: ExecutionContext): LiveSession {
  const { session } = context.switchToHttp().getRequest<FastifyRequest>();
  if (session === undefined) throw new DomainError('session_absente');
  return session;
}

/** The live session of the request. */
export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): LiveSession =>
  sessionOf(context),
);

/** The authenticated actor, whatever its role. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor =>
    context.switchToHttp().getRequest<FastifyRequest>().activating ?? sessionOf(context).actor,
);

/** The authenticated member; the guard has already refused every other role on a `member` route. */
export const CurrentMember = createParamDecorator((_: unknown, context: ExecutionContext): Member => {
  const { actor } = sessionOf(context);
  if (!isMember(actor)) throw new DomainError('acces_refuse');
  return actor;
});
