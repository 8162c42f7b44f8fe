import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { encode, jsonAnswerOf } from '@valorisation/contract';
import { callOf } from './serves.decorator.js';
import { RawJson } from './raw-json.js';

/** Wraps every success in `{"payload": ...}`; files and ready-made bodies pass as they are. What does not say how it is kept is kept by nobody. */
@Injectable()
export class PayloadInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const isRead = http.getRequest<FastifyRequest>().method === 'GET';
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', isRead ? 'private, no-store' : 'no-store');
    return next.handle().pipe(
      map((value) => {
        if (value instanceof StreamableFile) return value;
        if (value instanceof RawJson) {
          reply.header('content-type', 'application/json; charset=utf-8');
          return value.body;
        }
        return payloadOf(context.getHandler(), value);
      }),
    );
  }
}

/** Written as the call of the route says. */
function payloadOf(handler: object, value: unknown): { readonly payload: unknown } {
  const call = callOf(handler);
  const answer = call && jsonAnswerOf(call);
  return { payload: answer === undefined ? (value ?? null) : encode(answer, value) };
}
