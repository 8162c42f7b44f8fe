import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { AskDeletion, CancelDeletion, DecideDeletion, type DeletionOutcome } from './account-deletion.command.js';
import { AccountErasure } from './account-erasure.js';
import { Accounts, MailTokens } from './accounts.port.js';
import { DeletionPlan } from './deletion-plan.js';
import { Establishments } from './establishments.port.js';
import { accountTransaction, LinkService } from './link-service.js';
import { PasswordProof } from './password-proof.js';

@CommandHandler(AskDeletion)
export class AskDeletionHandler implements ICommandHandler<AskDeletion> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly proof: PasswordProof,
    private readonly tokens: MailTokens,
    private readonly establishments: Establishments,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, password, remoteAddress }: AskDeletion): Promise<void> {
    const askedAt = this.clock.now();
    const { id, email } = await this.proof.prove(actor, password, remoteAddress);
    await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      if (await this.tokens.issuedSince(tx, 'deletion', id, askedAt)) return;
      const tokenId = await this.tokens.issue(tx, 'deletion', id, { now: this.clock.now() });
      const data = { companyName: await this.establishments.nameOf(tx, actor.establishmentId) };
      await this.mails.post(tx, { kind: 'deletion-link', to: email, accountId: id, data, tokenId });
    });
  }
}

@CommandHandler(DecideDeletion)
export class DecideDeletionHandler implements ICommandHandler<DecideDeletion> {
  constructor(
    private readonly links: LinkService,
    private readonly erasure: AccountErasure,
    private readonly plan: DeletionPlan,
  ) {}

  async execute({ token, accountId, confirmed, correlationId }: DecideDeletion): Promise<DeletionOutcome> {
    const { purpose, accountId: owner } = await this.plan.linkOf(token);
    // The link of a planned deletion only calls it off.
    if (owner !== accountId || (purpose === 'deletion-cancel' && confirmed)) throw new DomainError('lien_invalide');
    return this.links.use(token, purpose, correlationId, async (tx, account) => {
      if (purpose === 'deletion-cancel') await this.plan.cancel(tx, account);
      if (!confirmed) return { state: 'kept' };
      if (account.state.parentId === null) return { state: 'planned', on: await this.plan.make(tx, account) };
      await this.erasure.erase(tx, account, 'deletion-done');
      return { state: 'erased' };
    });
  }
}

@CommandHandler(CancelDeletion)
export class CancelDeletionHandler implements ICommandHandler<CancelDeletion> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly plan: DeletionPlan,
  ) {}

  async execute({ actor }: CancelDeletion): Promise<void> {
    await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      const account = await this.accounts.find(tx, actor.accountId);
      if (account === undefined || account.state.deletionPlannedOn === null)
        throw new DomainError('suppression_absente');
      await this.plan.cancel(tx, account);
      await this.accounts.save(tx, account);
    });
  }
}

export const deletionHandlers = [AskDeletionHandler, DecideDeletionHandler, CancelDeletionHandler];
