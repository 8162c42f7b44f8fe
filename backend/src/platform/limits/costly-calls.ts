import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DomainError } from '../errors/domain-error.js';
import { closedSignal } from '../http/closed-signal.js';
import { readAhead } from '../http/file-body.js';
import { Slots } from '../process/slots.js';
import { COSTLY_METADATA, type CostlyWork } from './costly.decorator.js';
import { inTurn } from './in-turn.js';
import { networkOf } from './network.js';

/**
 * Calls of one caller at once, including those that wait or whose answer is still being sent. A network may be a whole
 * school.
 */
const AT_ONCE = { account: 4, network: 16 };
const RETRY_AFTER_SECONDS = 2;
/**
 * Refusals are delayed, the more of them wait the longer. Otherwise a program that asks again after each refusal would
 * slow down the others by its refusals alone. Shorter than the deadline of a request (ADR 81).
 */
const refusedAfterMs = (waiting: number): number => Math.min(1_000 + Math.random() * 1_000 + waiting * 50, 8_000);

interface Caller {
  readonly id: string;
  /** Whose turn it is: the establishment's, or the caller's without one. */
  readonly owner: string;
  readonly atOnce: number;
}

/**
 * Limits the costly calls of one caller at once, and lets establishments take turns. Each API process counts for
 * itself, because these calls block their own process (ADR 89).
 */
@Injectable()
export class CostlyCalls implements NestInterceptor {
  /** The number at once in all, and for one establishment. */
  private readonly turns = { read: new Slots(4, 2), file: new Slots(2, 1), list: new Slots(2, 1) };
  private readonly held = new Map<string, number>();
  private readonly refused = new Map<string, number>();

  constructor(private readonly reflector: Reflector) {}

  /** @throws DomainError 429 `trop_de_demandes`, 503 `service_indisponible` when no turn comes */
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const work = this.reflector.get<CostlyWork | undefined>(COSTLY_METADATA, context.getHandler());
    if (work === undefined) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const caller = callerOf(request);
    const gone = closedSignal(http.getResponse<FastifyReply>());
    const serve = async (): Promise<unknown> => lastValueFrom(next.handle());
    return from(
      this.counted(caller, gone, async () => {
        if (work === 'upload') return serve();
        // Before the turn, so that a slow sender does not hold up the others.
        await readAhead(request);
        return inTurn(this.turns[work], caller.owner, gone, serve);
      }),
    );
  }

  /** The place is free again when the work is done and its answer is sent, whichever comes last. */
  private async counted<Result>(
    { id, atOnce }: Caller,
    gone: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if ((this.held.get(id) ?? 0) >= atOnce) {
      add(this.refused, id, 1);
      await wait(refusedAfterMs(this.refused.get(id) ?? 0), undefined, { signal: gone }).catch(() => undefined);
      add(this.refused, id, -1);
      throw new DomainError('trop_de_demandes', { retryAfter: RETRY_AFTER_SECONDS });
    }
    add(this.held, id, 1);
    try {
      return await work();
    } finally {
      if (gone.aborted) add(this.held, id, -1);
      else gone.addEventListener('abort', () => add(this.held, id, -1), { once: true });
    }
  }
}

function add(counts: Map<string, number>, id: string, step: 1 | -1): void {
  const count = (counts.get(id) ?? 0) + step;
  if (count > 0) counts.set(id, count);
  else counts.delete(id);
}

function callerOf({ session, ip }: FastifyRequest): Caller {
  if (session === undefined) {
    const { network } = networkOf(ip);
    return { id: `network ${network}`, owner: network, atOnce: AT_ONCE.network };
  }
  const { accountId, establishmentId } = session.actor;
  const id = `account ${accountId}`;
  const owner = establishmentId === null ? id : `establishment ${establishmentId}`;
  return { id, owner, atOnce: AT_ONCE.account };
}
