import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { tokenHash } from '../../../platform/links/link-key.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { Device } from '../domain/device.js';
import { assertPassword } from '../domain/password-policy.js';
import { newToken } from '../domain/session-tokens.js';
import { AccountRequests } from './account-requests.port.js';
import { KnownNetworks, MailTokens, Sessions } from './accounts.port.js';
import { LinkService } from './link-service.js';
import { NewPasswords } from './new-passwords.js';
import type { OpenedSession } from './open-session.command.js';
import { PasswordChange } from './password-change.js';
import { PublicRequests } from './public-requests.port.js';
import { SignInLog } from './sign-in-log.js';

/**
 * Asks for a link to choose a new password (specification section 7, POST /v1/user/forgot/pass). Known and unknown
 * addresses are received alike. Refusal: `trop_de_tentatives`.
 */
export class AskPasswordReset extends Command<void> {
  constructor(
    readonly email: string,
    readonly remoteAddress: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

/**
 * Chooses a new password with the token of a mail; every session of the account ends.
 * Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`, `donnees_invalides`.
 */
export class ResetPassword extends Command<void> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly remoteAddress: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

export interface ActivatedSession extends OpenedSession {
  /** Came with the request for the account. */
  readonly estimate: string | null;
}

/**
 * Activates an account with the token of its mail and a first password, and signs in (specification section 7,
 * /v1/user/activate). Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`,
 * `compte_deja_active`, `donnees_invalides`.
 */
export class ActivateAccount extends Command<ActivatedSession> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly remoteAddress: string,
    readonly device: Device,
    readonly correlationId: string,
  ) {
    super();
  }
}

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
