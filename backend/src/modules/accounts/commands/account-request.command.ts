import { Command, CommandHandler, CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { eachOf, type ManyDone } from '../../../platform/errors/many-done.js';
import {
  staffTransaction,
  enterEstablishment,
  UnitOfWork,
  type Transaction,
} from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import type { AccountRequest } from '../domain/account-request.js';
import { AccountRequests } from '../persistence/account-requests.js';
import { Accounts } from '../persistence/accounts.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { AccountOpening, type PlaceBesideHead } from './account-opening.js';

/**
 * Staff accept a request, or send the activation mail of an accepted one again (v1/user/send/mail/{id}). Refusals:
 * `introuvable`, `demande_traitee` (refused), `compte_deja_active`, `donnees_invalides` (another account has the
 * address by now), `compte_deja_rattache`.
 */
export class AcceptAccountRequest extends CommandOf<{
  requestId: number;
  /** The role of the account in an establishment with a head. By default it becomes the head's collaborator. */
  beside: PlaceBesideHead;
  actor: Actor;
  /** False: an accepted request is refused as `demande_traitee`, and its mail is not sent again. */
  mayResend?: boolean;
}>() {}

/** Staff refuse a request; its reason is mailed. Refusals: `introuvable`, `demande_traitee`. */
export class RefuseAccountRequest extends CommandOf<{ requestId: number; reason: string; actor: Actor }>() {}

/**
 * Staff answer several requests, each in its own transaction, so that a refused one does not stop the others (ADR 38).
 * Each request that fails is reported with a refusal of `AcceptAccountRequest` or `RefuseAccountRequest`.
 */
export class AnswerAccountRequests extends CommandOf<
  {
    requestIds: readonly number[];
    answer:
      { readonly accept: true; readonly beside: PlaceBesideHead } | { readonly accept: false; readonly reason: string };
    actor: Actor;
  },
  ManyDone
>() {}

@CommandHandler(AcceptAccountRequest)
class AcceptAccountRequestHandler implements ICommandHandler<AcceptAccountRequest> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: AccountRequests,
    private readonly accounts: Accounts,
    private readonly opening: AccountOpening,
    private readonly tokens: MailTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ requestId, beside, actor, mayResend = true }: AcceptAccountRequest): Promise<void> {
    const askedAt = this.clock.now();
    await this.unitOfWork.run(staffTransaction(actor), async (tx) => {
      const request = await this.requests.find(tx, requestId);
      if (request === undefined) throw notFound('request');
      if (request.state === 'refused' || (request.state === 'accepted' && !mayResend))
        throw new DomainError('demande_traitee');
      if (request.state === 'accepted') return this.resend(tx, request, askedAt);
      const opened = await this.opening.open(tx, request, beside);
      if (opened === undefined) throw new DomainError('conflit');
      await this.requests.accept(tx, requestId, opened, actor.accountId, this.clock.now());
    });
  }

  /** Two callers at the same moment share one link: the second mail is not sent. */
  private async resend(tx: Transaction, { email, accountId }: AccountRequest, askedAt: Date): Promise<void> {
    const holder = await this.accounts.findCredentials(email);
    // A changed address means an activated account, because only its holder could change it.
    if (holder?.accountId !== accountId || holder.establishmentId === null) throw new DomainError('compte_deja_active');
    const inside = await enterEstablishment(tx, holder.establishmentId);
    const account = await this.accounts.find(inside, holder.accountId);
    if (account?.state.activatedAt !== null) throw new DomainError('compte_deja_active');
    if (await this.tokens.issuedSince(inside, 'activation', accountId, askedAt)) return;
    await this.opening.mailActivation(inside, account.state);
  }
}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  requests: AccountRequests,
  mails: MailService,
  clock: Clock,
  commands: CommandBus,
});

export const accountRequestCommands = [
  on(RefuseAccountRequest, async ({ requestId, reason, actor }, { unitOfWork, requests, mails, clock }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const request = await requests.find(tx, requestId);
      if (request === undefined) throw notFound('request');
      if (request.state !== 'waiting') throw new DomainError('demande_traitee');
      await requests.refuse(tx, requestId, reason, actor.accountId, clock.now());
      const data = { companyName: request.companyName, reason };
      const whose = { accountId: null, requestId };
      await mails.post(tx, { kind: 'registration-refused', to: request.email, ...whose, data });
    }),
  ),
  on(AnswerAccountRequests, async ({ requestIds, answer, actor }, { commands }) => {
    // The requests are answered one after the other: two accounts of one establishment would wait for each other anyway.
    return eachOf(requestIds, async (id) => {
      const one: Command<void> = answer.accept
        ? new AcceptAccountRequest({ requestId: id, beside: answer.beside, actor, mayResend: false })
        : new RefuseAccountRequest({ requestId: id, reason: answer.reason, actor });
      await commands.execute(one);
    });
  }),
  AcceptAccountRequestHandler,
];
