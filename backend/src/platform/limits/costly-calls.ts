import { SetMetadata, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { unavailable, DomainError } from '../errors/domain-error.js';
import { Slots } from '../process/slots.js';
import { setTimeout as wait } from 'node:timers/promises';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { closedSignal } from '../http/closed-signal.js';
import { readAhead } from '../http/file-body.js';
import { networkOf } from './network.js';

/**
 * The kind of turn of a costly call: `read` computes from many rows, `file` reads or writes a spreadsheet, `list`
 * writes a whole list of staff, `upload` takes its turn by itself once its file is there.
 */
export type CostlyWork = 'read' | 'file' | 'list' | 'upload';

export const COSTLY_METADATA = 'valorisation:costly';

/**
 * A route that costs us much more than its caller: few at once for one account, in turns between establishments (ADR
 * 89).
 */
export const Costly = (work: CostlyWork): MethodDecorator & ClassDecorator => SetMetadata(COSTLY_METADATA, work);

/** Leaves time for the work itself before the deadline of a request (ADR 81). */
const LONGEST_WAIT_MS = 5_000;
/** The most calls that wait, because each uses memory or disk. */
const MOST_WAITING = 24;
/** While others wait, a turn stays taken this long after its work, so that many short calls do not fill the machine. */
const REST_MS = 50;

/**
 * Does a caller's work when its owner's turn has come.
 * @param gone aborted when the caller leaves
 * @throws DomainError 503 `service_indisponible` when no turn comes
 */
export async function inTurn<Result>(
  slots: Slots,
  owner: string,
  gone: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  if (slots.waiting >= MOST_WAITING) throw unavailable();
  await slots.take(AbortSignal.any([gone, AbortSignal.timeout(LONGEST_WAIT_MS)]), owner).catch(() => {
    throw unavailable();
  });
  try {
    return await work();
  } finally {
    if (slots.waiting > 0) setTimeout(() => slots.give(owner), REST_MS).unref();
    else slots.give(owner);
  }
}

/** Calls of one caller at once, including waiting ones and unsent answers. A network may be a whole school. */
const AT_ONCE = { account: 4, network: 16 };
const RETRY_AFTER_SECONDS = 2;
/**
 * Each refusal is delayed. The more refusals wait, the longer is the delay. Otherwise a program that asks again after each
 * refusal would slow down the others by its refusals alone. The delay is shorter than the deadline of a request (ADR 81).
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
  /** The number of turns at once: for all callers, and for one establishment. */
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
        // The body is read before the turn, so that a slow sender does not delay the others.
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
