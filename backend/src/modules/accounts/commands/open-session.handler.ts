import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { tokenHash } from '../../../platform/links/link-key.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { wrongCredentials } from '../domain/account.errors.js';
import { Accounts, KnownNetworks, LoginLimits, Passwords, Sessions, type Credentials } from './accounts.port.js';
import { newToken } from '../domain/session-tokens.js';
import { accountTransaction } from './link-service.js';
import { OpenSession, type CodeAwaited, type OpenedSession } from './open-session.command.js';
import { SecondSteps } from './second-step.port.js';
import { SignInLog } from './sign-in-log.js';

@CommandHandler(OpenSession)
export class OpenSessionHandler implements ICommandHandler<OpenSession> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly limits: LoginLimits,
    private readonly networks: KnownNetworks,
    private readonly steps: SecondSteps,
    private readonly log: SignInLog,
    private readonly clock: Clock,
  ) {}

  async execute(command: OpenSession): Promise<OpenedSession | CodeAwaited> {
    const { email, password, remoteAddress } = command;
    // The same for an address without an account: the account decides which counters hold.
    const credentials = await this.accounts.findCredentials(email);
    const isKnown = await this.networks.knows(credentials?.accountId, this.networks.keyOf(remoteAddress));
    const attempt = { email, remoteAddress, origin: isKnown ? 'known' : 'stranger' } as const;
    return this.log.watch(attempt, credentials?.accountId, async () => {
      const verify = async () => this.passwords.verify(credentials?.passwordHash, password);
      if (!(await this.limits.attempt(attempt, verify)) || credentials === undefined) throw wrongCredentials();
      const opened = await this.open(credentials, command);
      if ('token' in opened) this.log.entered(opened.accountId, 'password');
      return opened;
    });
  }

  private async open(credentials: Credentials, command: OpenSession): Promise<OpenedSession | CodeAwaited> {
    const { accountId, establishmentId } = credentials;
    const { remoteAddress, device, correlationId } = command;
    const token = newToken();
    return this.unitOfWork.run(accountTransaction(credentials, correlationId), async (tx) => {
      // The hash takes its time: the password may have been changed meanwhile.
      if (!(await this.accounts.hasStill(tx, credentials))) throw wrongCredentials();
      const now = this.clock.now();
      // Members have none: only the employer body's accounts belong to no establishment.
      const account = establishmentId === null ? await this.accounts.find(tx, accountId) : undefined;
      if (account !== undefined && account.state.totpSince !== null) {
        const challenge = { accountId, accountVersion: account.loadedVersion };
        await this.steps.openChallenge(tx, challenge, tokenHash(token), now);
        return { challenge: token };
      }
      await this.sessions.open(tx, { accountId, hash: tokenHash(token), device }, now);
      await this.networks.remember(tx, accountId, remoteAddress, now);
      return { token, accountId };
    });
  }
}
