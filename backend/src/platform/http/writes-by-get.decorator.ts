import {
  applyDecorators,
  Header,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

export const WRITES_BY_GET = 'valorisation:writes-by-get';

/** Fastify answers HEAD by running the GET, so a preview of an address would write. */
@Injectable()
class RefusesHead implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<FastifyRequest>().method === 'HEAD') throw new DomainError('methode_refusee');
    return true;
  }
}

/** A GET that writes. Its answer must not be cached, and HEAD is refused (405). */
export function WritesByGet(): MethodDecorator {
  return applyDecorators(SetMetadata(WRITES_BY_GET, true), UseGuards(RefusesHead), Header('cache-control', 'no-store'));
}
