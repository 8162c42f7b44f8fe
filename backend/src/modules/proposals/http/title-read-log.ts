import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { StaffLog } from '../../../platform/events/staff-log.js';
import { titlesRead } from '../domain/proposal.events.js';

const AGGREGATE = 'free-functions';

/** The journal records each read of typed titles before it is answered. */
@Injectable()
export class TitleReadLog implements NestInterceptor {
  constructor(private readonly log: StaffLog) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const { method, session } = context.switchToHttp().getRequest<FastifyRequest>();
    if (method === 'GET' && session !== undefined) {
      await this.log.record(session.actor, AGGREGATE, [titlesRead.of({})]);
    }
    return next.handle();
  }
}
