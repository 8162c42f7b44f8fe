/** Limits the whole wait for an answer, because a request may meet several waits for the database (ADR 81). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { unavailable } from '../errors/domain-error.js';
import { forCaller, WaitingCaller } from '../process/waiting-caller.js';
import { answerRefusal } from './error.filter.js';

const TURNS = 36;

declare module 'fastify' {
  interface FastifyRequest {
    unanswered?: Unanswered;
  }
}

class Unanswered {
  readonly caller = new WaitingCaller();

  constructor(
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
  ) {}

  /** An answer that has begun may take as long as its reader; a live stream never ends. */
  get hasBegun(): boolean {
    const { reply } = this;
    return reply.sent || reply.raw.headersSent || reply.raw.destroyed;
  }

  /** While a body arrives, the caller uses the time, so it does not count against the answer. */
  get isOurTurn(): boolean {
    const { complete, readableFlowing } = this.request.raw;
    return this.caller.inNoHurry === 0 && (complete || readableFlowing === null);
  }

  sendAway(): void {
    const { request, reply, caller } = this;
    caller.isSentAway = true;
    answerRefusal(unavailable(), request, reply.type('application/json; charset=utf-8'));
    // A later answer of the route is dropped.
    reply.hijack();
  }
}

/** Answers 503 instead of a route that has not answered within `longestAnswerMs`. */
export function answerInTime(fastify: FastifyInstance, { longestAnswerMs }: Pick<Config, 'longestAnswerMs'>): void {
  const unanswered = new Set<Unanswered>();
  fastify.addHook('onRequest', (request, reply, done) => {
    request.unanswered = new Unanswered(request, reply);
    unanswered.add(request.unanswered);
    done();
  });
  // The hook runs after the body has arrived, because the end of the body is reported outside of the request's async
  // context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.unanswered === undefined) done();
    else forCaller(request.unanswered.caller, done);
  });
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.unanswered !== undefined) unanswered.delete(request.unanswered);
    done();
  });
  const turnMs = longestAnswerMs / TURNS;
  let looked = performance.now();
  const look = () => {
    const now = performance.now();
    // If the process itself stood still, the time does not count against the callers.
    const passed = Math.min(now - looked, 2 * turnMs);
    looked = now;
    for (const one of unanswered) {
      if (one.hasBegun) {
        unanswered.delete(one);
        continue;
      }
      if (one.isOurTurn) one.caller.waitedMs += passed;
      if (one.caller.waitedMs < longestAnswerMs) continue;
      unanswered.delete(one);
      one.sendAway();
    }
  };
  const timer = setInterval(look, turnMs).unref();
  fastify.addHook('onClose', async () => clearInterval(timer));
}
