import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { tokenHash } from '../../../platform/links/link-key.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { Device } from '../domain/device.js';
import { assertPassword } from '../domain/password-policy.js';
import { newToken } from '../domain/session-tokens.js';
import { AccountRequests } from '../persistence/account-requests.js';
import { KnownNetworks } from '../persistence/known-networks.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { PublicRequests } from '../persistence/public-requests.js';
import { Sessions } from '../persistence/sessions.js';
import { LinkService } from './link-service.js';
import { NewPasswords, PasswordChange } from './password-change.js';
import type { OpenedSession } from './open-session.command.js';
import { SignInLog } from './sign-in-log.js';

/**
 * Asks for a link to choose a new password (POST /v1/user/forgot/pass). Known and unknown addresses get the same
 * answer. Refusal: `trop_de_tentatives`.
 */
export class AskPasswordReset extends CommandOf<{ email: string; remoteAddress: string; correlationId: string }>() {}

/**
 * Chooses a new password with the token of a mail. Every session of the account ends. Refusals: `lien_invalide`,
 * `lien_remplace`, `lien_utilise`, `lien_expire`, `donnees_invalides`.
 */
export class ResetPassword extends CommandOf<{
  token: string;
  password: string;
  remoteAddress: string;
  correlationId: string;
}>() {}

export interface ActivatedSession extends OpenedSession {
  /** The estimate that came with the request for the account. */
  readonly estimate: string | null;
}

/**
 * Activates an account with the token of its mail and a first password, and signs in (/v1/user/activate). Refusals:
 * `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`, `compte_deja_active`, `donnees_invalides`.
 */
export class ActivateAccount extends CommandOf<
  { token: string; password: string; remoteAddress: string; device: Device; correlationId: string },
  ActivatedSession
>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  requests: PublicRequests,
  limits: PublicLimits,
  networks: KnownNetworks,
  links: LinkService,
  passwords: NewPasswords,
  change: PasswordChange,
  sessions: Sessions,
  tokens: MailTokens,
  accountRequests: AccountRequests,
  log: SignInLog,
});

export const passwordCommands = [
  on(AskPasswordReset, async ({ email, remoteAddress, correlationId }, { unitOfWork, requests, limits, networks }) => {
    await limits.take('password-reset', remoteAddress);
    const network = networks.keyOf(remoteAddress);
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
    await unitOfWork.run(context, (tx) =>
      requests.receive(tx, { kind: 'password-reset', content: { email, network } }),
    );
  }),
  on(
    ResetPassword,
    async ({ token, password, remoteAddress, correlationId }, { links, passwords, change, networks }) => {
      assertPassword(password);
      await links.check(token, 'reset');
      const hash = await passwords.hash(password);
      await links.use(token, 'reset', correlationId, async (tx, account, _link, now) => {
        await change.apply(tx, account, hash, now);
        await networks.remember(tx, account.state.id, remoteAddress, now);
      });
    },
  ),
  on(ActivateAccount, async (command, { links, passwords, sessions, tokens, networks, accountRequests, log }) => {
    const { token, password, remoteAddress, device, correlationId } = command;
    assertPassword(password);
    await links.check(token, 'activation');
    const hash = await passwords.hash(password);
    const session = newToken();
    const opened = await links.use(token, 'activation', correlationId, async (tx, account, _link, now) => {
      account.activate(hash, now);
      await tokens.revoke(tx, account.state.id, ['activation'], now);
      await networks.remember(tx, account.state.id, remoteAddress, now);
      const { id } = account.state;
      await sessions.open(tx, { accountId: id, hash: tokenHash(session), device }, now);
      return { accountId: id, estimate: await accountRequests.takeEstimate(tx, id) };
    });
    log.entered(opened.accountId, 'activation link');
    return { token: session, ...opened };
  }),
];
