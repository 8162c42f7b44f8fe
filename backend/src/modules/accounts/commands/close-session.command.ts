import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { Sessions } from '../persistence/sessions.js';

/** Signs out: the session's token is dead at once in every process. */
export class CloseSession extends CommandOf<{ sessionId: number }>() {}

/**
 * Ends one of the account's own sessions, the present one included. Refusal: `introuvable`, also for a session of
 * another account.
 */
export class CloseOwnSession extends CommandOf<{ accountId: number; sessionId: number }>() {}

/** Ends every session of the account, except the given one. */
export class CloseEverySession extends CommandOf<{ accountId: number; except?: number | undefined }>() {}

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
