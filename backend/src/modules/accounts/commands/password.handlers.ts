import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { tokenHash } from '../../../platform/links/link-key.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { Passwords, Sessions } from './accounts.port.js';
import { assertPassword } from '../domain/password-policy.js';
import { PublicRequests } from './public-requests.port.js';
import { sessionEnd } from '../domain/session-policy.js';
import { newToken } from '../domain/session-tokens.js';
import { LinkDesk } from './link-desk.js';
import { PasswordChange } from './password-change.js';
import type { OpenedSession } from './open-session.command.js';
import { ActivateAccount, AskPasswordReset, ResetPassword } from './password.command.js';

@CommandHandler(AskPasswordReset)
export class AskPasswordResetHandler implements ICommandHandler<AskPasswordReset> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: PublicRequests,
    private readonly limits: PublicLimits,
  ) {}

  async execute({ email, remoteAddress, correlationId }: AskPasswordReset): Promise<void> {
    await this.limits.take('password-reset', remoteAddress, email);
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
    await this.unitOfWork.run(context, (tx) =>
      this.requests.receive(tx, { kind: 'password-reset', content: { email } }),
    );
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly links: LinkDesk,
    private readonly passwords: Passwords,
    private readonly change: PasswordChange,
  ) {}

  async execute({ token, password, correlationId }: ResetPassword): Promise<void> {
    assertPassword(password);
    await this.links.check(token, 'reset');
    const hash = await this.passwords.hash(password);
    await this.links.use(token, 'reset', correlationId, async (tx, account, _link, now) =>
      this.change.apply(tx, account, hash, now),
    );
  }
}

@CommandHandler(ActivateAccount)
export class ActivateAccountHandler implements ICommandHandler<ActivateAccount> {
  constructor(
    private readonly links: LinkDesk,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  async execute({ token, password, correlationId }: ActivateAccount): Promise<OpenedSession> {
    assertPassword(password);
    await this.links.check(token, 'activation');
    const hash = await this.passwords.hash(password);
    const session = newToken();
    const accountId = await this.links.use(token, 'activation', correlationId, async (tx, account, _link, now) => {
      account.activate(hash, now);
      await this.sessions.open(tx, account.state.id, tokenHash(session), now, sessionEnd(now, now));
      return account.state.id;
    });
    return { token: session, accountId };
  }
}

export const passwordHandlers = [AskPasswordResetHandler, ResetPasswordHandler, ActivateAccountHandler];
