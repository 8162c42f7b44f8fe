import { encode, type AnswerOf, type AnyCall } from '@valorisation/contract';
import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { pageOf, type CachedPage, replyCached } from '../../../platform/http/cached-pages.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { ContentState } from '../queries/content-state.js';

const MAX_BYTES = 32 * 1024 * 1024;

export interface HttpExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const Exchange = createParamDecorator((_: unknown, context: ExecutionContext): HttpExchange => {
  const http = context.switchToHttp();
  return { request: http.getRequest<FastifyRequest>(), reply: http.getResponse<FastifyReply>() };
});

type JsonCall = AnyCall & { readonly answer: z.core.$ZodType };

/**
 * Answers that are the same for all readers. They are kept while the public content in the database stays the same: a
 * change by any process, an opening or a new grid gives another key.
 */
@Injectable()
export class PublicAnswers {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain }) => plain.byteLength,
  });

  constructor(
    private readonly state: ContentState,
    private readonly limits: PublicLimits,
  ) {}

  /** Like `reply`, for a searchable list, which costs more. Refusal: `trop_de_tentatives`. */
  async search<Of extends JsonCall>(
    exchange: HttpExchange,
    call: Of,
    input: { readonly query: { readonly word: string } },
    ask: () => Promise<AnswerOf<Of>>,
  ): Promise<RawJson> {
    if (input.query.word !== '') await this.limits.take('content-search', exchange.request.ip);
    return this.reply(exchange, call, input, ask);
  }

  /** @param input the decoded input of the call */
  async reply<Of extends JsonCall>(
    { request, reply }: HttpExchange,
    call: Of,
    input: object,
    ask: () => Promise<AnswerOf<Of>>,
  ): Promise<RawJson> {
    const key = [await this.state.key(), call.path, JSON.stringify(input)].join('|');
    const known = this.pages.get(key);
    if (known !== undefined) return replyCached(request, reply, known, 'anybody');
    const page = await pageOf([JSON.stringify({ payload: encode(call.answer, await ask()) })]);
    // An answer that was read during a change is newer than its key. This does no harm, because that key never comes back.
    this.pages.set(key, page);
    return replyCached(request, reply, page, 'anybody');
  }
}
