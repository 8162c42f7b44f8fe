import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { tokenHash } from '../../../platform/links/link-key.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { AccountState } from '../domain/account.aggregate.js';
import { newToken } from '../domain/session-tokens.js';
import { Accounts, KnownNetworks, Sessions } from './accounts.port.js';
import { CodeProof } from './code-proof.js';
import type { OpenedSession } from './open-session.command.js';
import { OpenSessionByCode } from './second-step.command.js';
import { SecondSteps } from './second-step.port.js';
import { SignInLog } from './sign-in-log.js';

const isOver = (): DomainError => new DomainError('identification_expiree');

@CommandHandler(OpenSessionByCode)
export class OpenSessionByCodeHandler implements ICommandHandler<OpenSessionByCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly steps: SecondSteps,
    private readonly proof: CodeProof,
    private readonly sessions: Sessions,
    private readonly networks: KnownNetworks,
    private readonly log: SignInLog,
    private readonly clock: Clock,
  ) {}

  async execute(command: OpenSessionByCode): Promise<OpenedSession> {
    const { code, remoteAddress, device, correlationId } = command;
    const challenge = tokenHash(command.challenge);
    const { id: accountId, email, version } = await this.challenged(challenge, correlationId);
    const token = newToken();
    const attempt = { accountId, email, code, remoteAddress, correlationId };
    await this.proof.prove(attempt, 'all', async (tx, account, now) => {
      if (account.loadedVersion !== version || !(await this.steps.endChallenge(tx, challenge))) throw isOver();
      await this.sessions.open(tx, { accountId, hash: tokenHash(token), device }, now);
      await this.networks.remember(tx, accountId, remoteAddress, now);
    });
    this.log.entered(accountId, 'password and code');
    return { token, accountId };
  }

  /** The account as its password was proven: one that has changed since signs in anew. */
  private async challenged(hash: Buffer, correlationId: string): Promise<AccountState> {
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
    return this.unitOfWork.run(context, async (tx) => {
      const found = await this.steps.findChallenge(tx, hash, this.clock.now());
      const account = found === undefined ? undefined : await this.accounts.find(tx, found.accountId);
      if (account === undefined || account.loadedVersion !== found?.accountVersion) throw isOver();
      return account.state;
    });
  }
}
