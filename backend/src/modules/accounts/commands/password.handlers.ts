import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { tokenHash } from '../../../platform/links/link-key.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { AccountRequests } from './account-requests.port.js';
import { KnownNetworks, MailTokens, Sessions } from './accounts.port.js';
import { assertPassword } from '../domain/password-policy.js';
import { PublicRequests } from './public-requests.port.js';
import { newToken } from '../domain/session-tokens.js';
import { LinkService } from './link-service.js';
import { NewPasswords } from './new-passwords.js';
import { PasswordChange } from './password-change.js';
import { type ActivatedSession, ActivateAccount, AskPasswordReset, ResetPassword } from './password.command.js';
import { SignInLog } from './sign-in-log.js';

@CommandHandler(AskPasswordReset)
export class AskPasswordResetHandler implements ICommandHandler<AskPasswordReset> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: PublicRequests,
    private readonly limits: PublicLimits,
    private readonly networks: KnownNetworks,
  ) {}

  async execute({ email, remoteAddress, correlationId }: AskPasswordReset): Promise<void> {
    await this.limits.take('password-reset', remoteAddress);
    const network = this.networks.keyOf(remoteAddress);
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
    await this.unitOfWork.run(context, (tx) =>
      this.requests.receive(tx, { kind: 'password-reset', content: { email, network } }),
    );
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly links: LinkService,
    private readonly passwords: NewPasswords,
    private readonly change: PasswordChange,
    private readonly networks: KnownNetworks,
  ) {}

  async execute({ token, password, remoteAddress, correlationId }: ResetPassword): Promise<void> {
    assertPassword(password);
    await this.links.check(token, 'reset');
    const hash = await this.passwords.hash(password);
    await this.links.use(token, 'reset', correlationId, async (tx, account, _link, now) => {
      await this.change.apply(tx, account, hash, now);
      await this.networks.remember(tx, account.state.id, remoteAddress, now);
    });
  }
}

@CommandHandler(ActivateAccount)
export class ActivateAccountHandler implements ICommandHandler<ActivateAccount> {
  constructor(
    private readonly links: LinkService,
    private readonly passwords: NewPasswords,
    private readonly sessions: Sessions,
    private readonly tokens: MailTokens,
    private readonly networks: KnownNetworks,
    private readonly requests: AccountRequests,
    private readonly log: SignInLog,
  ) {}

  async execute(command: ActivateAccount): Promise<ActivatedSession> {
    const { token, password, remoteAddress, device, correlationId } = command;
    assertPassword(password);
    await this.links.check(token, 'activation');
    const hash = await this.passwords.hash(password);
    const session = newToken();
    const opened = await this.links.use(token, 'activation', correlationId, async (tx, account, _link, now) => {
      account.activate(hash, now);
      await this.tokens.revoke(tx, account.state.id, ['activation'], now);
      await this.networks.remember(tx, account.state.id, remoteAddress, now);
      const { id } = account.state;
      await this.sessions.open(tx, { accountId: id, hash: tokenHash(session), device }, now);
      return { accountId: id, estimate: await this.requests.takeEstimate(tx, id) };
    });
    this.log.entered(opened.accountId, 'activation link');
    return { token: session, ...opened };
  }
}

export const passwordHandlers = [AskPasswordResetHandler, ResetPasswordHandler, ActivateAccountHandler];
