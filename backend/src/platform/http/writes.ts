import {
  SetMetadata,
  applyDecorators,
  Header,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

const READS_BY_POST = 'valorisation:reads-by-post';

/** A POST that only reads, because its question would not fit into an address. It also works during a maintenance. */
export function ReadsByPost(): MethodDecorator {
  return SetMetadata(READS_BY_POST, true);
}

const WRITES_BY_GET = 'valorisation:writes-by-get';

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

/** True when a route writes: by its method, except for GETs that write and POSTs that only read. */
export function writes(readsByMethod: boolean, handler: object): boolean {
  return readsByMethod ? Reflect.hasMetadata(WRITES_BY_GET, handler) : !Reflect.hasMetadata(READS_BY_POST, handler);
}
