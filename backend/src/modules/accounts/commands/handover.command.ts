import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { personName } from '../domain/person-name.js';
import { Accounts, MailTokens } from './accounts.port.js';
import { DeferredInvitations } from './deferred-invitations.port.js';
import { Establishments } from './establishments.port.js';
import { accountTransaction, LinkService } from './link-service.js';
import { PasswordProof } from './password-proof.js';
import { Succession } from './succession.js';

/**
 * The head proposes the main account to an associated one, whose holder confirms by the link of a mail; an earlier proposal
 * is withdrawn by it. Refusals: `introuvable`, `passation_impossible` (not active yet), `mot_de_passe_faux`,
 * `trop_de_tentatives`.
 */
export class ProposeHandover extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly accountId: number,
    readonly password: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/** The head takes the proposal back: its link is dead. Refusal: `introuvable` when there is none. */
export class WithdrawHandover extends Command<void> {
  constructor(readonly actor: Member) {
    super();
  }
}

/**
 * The associated account accepts, by the link mailed to it, and is the main account from then on; the former head is one
 * of its associated accounts. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`, `passation_impossible`.
 */
export class ConfirmHandover extends Command<void> {
  constructor(
    readonly token: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

@CommandHandler(ProposeHandover)
export class ProposeHandoverHandler implements ICommandHandler<ProposeHandover> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly deferred: DeferredInvitations,
    private readonly establishments: Establishments,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
    private readonly proof: PasswordProof,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, accountId, password, remoteAddress }: ProposeHandover): Promise<void> {
    const askedAt = this.clock.now();
    const proposer = await this.proof.prove(actor, password, remoteAddress);
    await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      if ((await this.deferred.find(tx, accountId)) !== undefined) throw new DomainError('passation_impossible');
      const heir = (await this.accounts.find(tx, accountId))?.state;
      if (heir?.parentId !== actor.accountId) throw notFound('account');
      if (heir.visa !== 1) throw new DomainError('passation_impossible');
      if (await this.tokens.issuedSince(tx, 'handover', heir.id, askedAt)) return;
      const now = this.clock.now();
      await this.tokens.revokeHandovers(tx, now);
      const tokenId = await this.tokens.issue(tx, 'handover', heir.id, { now });
      const companyName = await this.establishments.nameOf(tx, actor.establishmentId);
      const data = { companyName, proposerName: personName(proposer) };
      const whose = { accountId: heir.id, namesAccount: actor.accountId };
      await this.mails.post(tx, { kind: 'handover-proposed', to: heir.email, ...whose, data, tokenId });
    });
  }
}

@CommandHandler(WithdrawHandover)
export class WithdrawHandoverHandler implements ICommandHandler<WithdrawHandover> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: MailTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: WithdrawHandover): Promise<void> {
    await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      if (!(await this.tokens.revokeHandovers(tx, this.clock.now()))) throw notFound('handover');
    });
  }
}

@CommandHandler(ConfirmHandover)
export class ConfirmHandoverHandler implements ICommandHandler<ConfirmHandover> {
  constructor(
    private readonly links: LinkService,
    private readonly accounts: Accounts,
    private readonly succession: Succession,
  ) {}

  async execute({ token, correlationId }: ConfirmHandover): Promise<void> {
    await this.links.use(token, 'handover', correlationId, async (tx, heir) => {
      const { parentId, visa } = heir.state;
      const head = parentId === null ? undefined : await this.accounts.find(tx, parentId);
      if (head?.state.visa !== 1 || visa !== 1) throw new DomainError('passation_impossible');
      await this.succession.pass(tx, head, heir);
    });
  }
}

export const handoverHandlers = [ProposeHandoverHandler, WithdrawHandoverHandler, ConfirmHandoverHandler];
