import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,100})$/;

export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/** Marks the handlers that take a mail's token. */
export const LINK_METADATA = 'valorisation:link';

const linkToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    bearerToken(context.switchToHttp().getRequest<FastifyRequest>()) ?? '',
);

/** The Bearer token of a route that takes a mail's token instead of a session; empty without one. */
export function CurrentLink(): ParameterDecorator {
  return (target, handler, index) => {
    if (handler !== undefined) Reflect.defineMetadata(LINK_METADATA, true, target, handler);
    linkToken()(target, handler, index);
  };
}
