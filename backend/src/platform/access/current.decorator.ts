import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { isMember, type Actor, type Member } from './actor.js';
import type { KeyHolder } from './key-lookup.js';
import type { LiveSession } from './session-lookup.js';

function sessionOf(context: ExecutionContext): LiveSession {
  const { session } = context.switchToHttp().getRequest<FastifyRequest>();
  if (session === undefined) throw new DomainError('session_absente');
  return session;
}

export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): LiveSession =>
  sessionOf(context),
);

export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor =>
    context.switchToHttp().getRequest<FastifyRequest>().activating ?? sessionOf(context).actor,
);

/** The authenticated member. On a `member` route the guard has refused every other role. */
export const CurrentMember = createParamDecorator((_: unknown, context: ExecutionContext): Member => {
  const { actor } = sessionOf(context);
  if (!isMember(actor)) throw new DomainError('acces_refuse');
  return actor;
});

/** The school of the key, on a `payroll-key` route. */
export const CurrentKey = createParamDecorator((_: unknown, context: ExecutionContext): KeyHolder => {
  const { keyHolder } = context.switchToHttp().getRequest<FastifyRequest>();
  if (keyHolder === undefined) throw new DomainError('cle_refusee');
  return keyHolder;
});
