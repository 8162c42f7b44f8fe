import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { Sessions } from './accounts.port.js';

/** Signs out: the session's token is dead at once, in every process. */
export class CloseSession extends Command<void> {
  constructor(readonly sessionId: number) {
    super();
  }
}

/** Ends one of the account's own sessions, this one or another. Refusal: `introuvable`, also for somebody else's. */
export class CloseOwnSession extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly sessionId: number,
  ) {
    super();
  }
}

/** Ends every session of the account, one left out if given. */
export class CloseEverySession extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly except?: number,
  ) {
    super();
  }
}

@CommandHandler(CloseSession)
export class CloseSessionHandler implements ICommandHandler<CloseSession> {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute({ sessionId }: CloseSession): Promise<void> {
    await this.sessions.end(sessionId, this.clock.now());
  }
}

@CommandHandler(CloseOwnSession)
export class CloseOwnSessionHandler implements ICommandHandler<CloseOwnSession> {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, sessionId }: CloseOwnSession): Promise<void> {
    const ended = await this.sessions.endOwn(accountId, sessionId, this.clock.now());
    if (!ended) throw notFound('session');
  }
}

@CommandHandler(CloseEverySession)
export class CloseEverySessionHandler implements ICommandHandler<CloseEverySession> {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, except }: CloseEverySession): Promise<void> {
    await this.sessions.endEverywhere(accountId, this.clock.now(), except);
  }
}

export const closeSessionHandlers = [CloseSessionHandler, CloseOwnSessionHandler, CloseEverySessionHandler];
