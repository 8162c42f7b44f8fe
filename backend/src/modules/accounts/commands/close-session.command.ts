import { Command } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { handlersWith } from '../../../platform/cqrs/handlers-with.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { Sessions } from '../persistence/sessions.js';

/** Signs out: the session's token is dead at once in every process. */
export class CloseSession extends Command<void> {
  constructor(readonly sessionId: number) {
    super();
  }
}

/**
 * Ends one of the account's own sessions, the present one included. Refusal: `introuvable`, also for a session of
 * another account.
 */
export class CloseOwnSession extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly sessionId: number,
  ) {
    super();
  }
}

/** Ends every session of the account, except the given one. */
export class CloseEverySession extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly except?: number,
  ) {
    super();
  }
}

const on = handlersWith({ sessions: Sessions, clock: Clock });

export const closeSessionCommands = [
  on(CloseSession, async ({ sessionId }, { sessions, clock }) => sessions.end(sessionId, clock.now())),
  on(CloseOwnSession, async ({ accountId, sessionId }, { sessions, clock }) => {
    const ended = await sessions.endOwn(accountId, sessionId, clock.now());
    if (!ended) throw notFound('session');
  }),
  on(CloseEverySession, async ({ accountId, except }, { sessions, clock }) =>
    sessions.endEverywhere(accountId, clock.now(), except),
  ),
];
