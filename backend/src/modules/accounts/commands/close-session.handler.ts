import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { Sessions } from './accounts.port.js';
import { CloseEverySession, CloseOwnSession, CloseSession } from './close-session.command.js';

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
