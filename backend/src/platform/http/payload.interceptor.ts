import { once } from 'node:events';
import {
  Injectable,
  Logger,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { encode, jsonAnswerOf } from '@valorisation/contract';
import { describeError } from '../logging/describe-error.js';
import { callOf } from './serves.decorator.js';
import { RawJson } from './raw-json.js';

const logger = new Logger('Files');

/**
 * Wraps every success in `{"payload": ...}`; files and ready bodies pass. An answer without a cache header must not be
 * cached.
 */
@Injectable()
export class PayloadInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const isRead = http.getRequest<FastifyRequest>().method === 'GET';
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', isRead ? 'private, no-store' : 'no-store');
    return next.handle().pipe(
      concatMap(async (value) => {
        if (value instanceof StreamableFile) return begun(value);
        if (value instanceof RawJson) {
          reply.header('content-type', 'application/json; charset=utf-8');
          return value.body;
        }
        return payloadOf(context.getHandler(), value);
      }),
    );
  }
}

/** Waits for the first bytes of a file. An earlier error is refused as usual; a later one breaks the answer off. */
async function begun(file: StreamableFile): Promise<StreamableFile> {
  const content = file.getStream();
  await once(content, 'readable');
  content.on('error', (error) => logger.error({ msg: 'file broken off', fault: describeError(error) }));
  return file;
}

/** Encoded by the call of the route. */
function payloadOf(handler: object, value: unknown): { readonly payload: unknown } {
  const call = callOf(handler);
  const answer = call && jsonAnswerOf(call);
  return { payload: answer === undefined ? (value ?? null) : encode(answer, value) };
}
