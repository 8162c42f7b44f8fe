import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { tokenHash } from '../../../platform/links/link-key.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { wrongCredentials } from '../domain/account.errors.js';
import { Accounts, LoginLimits, Passwords, Sessions } from './accounts.port.js';
import { sessionEnd } from '../domain/session-policy.js';
import { newToken } from '../domain/session-tokens.js';
import { accountTransaction } from './link-desk.js';
import { OpenSession, type OpenedSession } from './open-session.command.js';

@CommandHandler(OpenSession)
export class OpenSessionHandler implements ICommandHandler<OpenSession> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly limits: LoginLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ email, password, remoteAddress, correlationId }: OpenSession): Promise<OpenedSession> {
    await this.limits.take(email, remoteAddress);
    const credentials = await this.accounts.findCredentials(email);
    const matches = await this.passwords.verify(credentials?.passwordHash, password);
    if (credentials === undefined || !matches) throw wrongCredentials();
    await this.limits.forget(email, remoteAddress);
    const { accountId } = credentials;
    const token = newToken();
    await this.unitOfWork.run(accountTransaction(credentials, correlationId), async (tx) => {
      // The hash takes its time: the password may have been changed meanwhile.
      if (!(await this.accounts.hasStill(tx, credentials))) throw wrongCredentials();
      const now = this.clock.now();
      await this.sessions.open(tx, accountId, tokenHash(token), now, sessionEnd(now, now));
    });
    return { token, accountId };
  }
}
