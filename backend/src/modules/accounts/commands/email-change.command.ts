import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { refuseFields, DomainError } from '../../../platform/errors/domain-error.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { Accounts, MailTokens } from './accounts.port.js';
import { accountTransaction, LinkService } from './link-service.js';
import { PasswordProof } from './password-proof.js';

/**
 * Asks for another e-mail address (specification section 7, POST /v1/user/reset/mail): a link to the new one, a notice to
 * the old one, which stays valid until the link is used. An address that has an account already is answered alike; only a
 * mail to that address tells. Refusals: `adresse_inchangee`, `mot_de_passe_faux`, `trop_de_tentatives`.
 */
export class AskEmailChange extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly newEmail: string,
    readonly password: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * The new address becomes the account's, by the link mailed to it. Answers it.
 * Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`, `adresse_prise`.
 */
export class ConfirmEmailChange extends Command<string> {
  constructor(
    readonly token: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

@CommandHandler(AskEmailChange)
export class AskEmailChangeHandler implements ICommandHandler<AskEmailChange> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
    private readonly proof: PasswordProof,
    private readonly limits: PublicLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, newEmail, password, remoteAddress }: AskEmailChange): Promise<void> {
    const { id: accountId, email } = await this.proof.prove(actor, password, remoteAddress);
    if (newEmail.toLowerCase() === email.toLowerCase()) throw refuseFields({ email: { code: 'adresse_inchangee' } });
    await this.limits.take('email-change', remoteAddress, `account ${accountId}`, newEmail);
    const holder = await this.accounts.findCredentials(newEmail);
    await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      // The same rows either way: neither the answer nor its time tells whether the address has an account.
      const wanted = holder === undefined ? { newEmail } : {};
      const tokenId = await this.tokens.issue(tx, 'email-change', accountId, { now: this.clock.now(), ...wanted });
      const whose = { accountId, namesAccount: holder?.accountId };
      if (holder !== undefined)
        await this.mails.post(tx, { kind: 'email-change-taken', to: newEmail, ...whose, data: {} });
      else await this.mails.post(tx, { kind: 'email-change', to: newEmail, ...whose, data: { newEmail }, tokenId });
      await this.mails.post(tx, { kind: 'email-change-notice', to: email, ...whose, data: { newEmail } });
    });
  }
}

@CommandHandler(ConfirmEmailChange)
export class ConfirmEmailChangeHandler implements ICommandHandler<ConfirmEmailChange> {
  constructor(
    private readonly links: LinkService,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
  ) {}

  async execute({ token, correlationId }: ConfirmEmailChange): Promise<string> {
    return this.links.use(token, 'email-change', correlationId, async (tx, account, { newEmail }, now) => {
      if (newEmail === null) throw new DomainError('lien_invalide');
      const { id: accountId, email: oldEmail } = account.state;
      account.changeEmail(newEmail);
      // A link that waits in the old mailbox would still open the account, delete it or take the establishment over.
      await this.tokens.revoke(tx, accountId, ['reset', 'deletion', 'handover'], now);
      for (const to of [newEmail, oldEmail]) {
        await this.mails.post(tx, { kind: 'email-changed', to, accountId, data: { newEmail } });
      }
      return newEmail;
    });
  }
}

export const emailChangeHandlers = [AskEmailChangeHandler, ConfirmEmailChangeHandler];
