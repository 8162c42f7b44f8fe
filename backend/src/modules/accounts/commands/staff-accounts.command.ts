/**
 * What staff do with an account. Of all: `introuvable`; `acces_refuse` for an account of staff, which admins alone
 * change.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { MailService } from '../../notifications/index.js';
import { assertMember } from '../domain/staff-policy.js';
import { AccountOpening } from './account-opening.js';
import { Sessions, MailTokens, Accounts } from './accounts.port.js';
import { StaffAccountWork } from './staff-account-work.js';
import { Succession } from './succession.js';

class StaffAct extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

/**
 * Keeps a member out until it is lifted; the reason is mailed, the sessions end. Refusals: `compte_equipe`,
 * `compte_en_suppression`, `compte_pas_active`, `compte_deja_suspendu`.
 */
export class SuspendAccount extends StaffAct {
  constructor(
    accountId: number,
    readonly reason: string,
    actor: Actor,
  ) {
    super(accountId, actor);
  }
}

/** Lets its holder in again, who is told. Refusal: `compte_pas_suspendu`. */
export class LiftSuspension extends StaffAct {}

/** Sends the activation mail again with a new link; the earlier one is dead. Refusal: `compte_deja_active`. */
export class ResendActivation extends StaffAct {}

/**
 * Makes an associated account the main one of its establishment; everybody there is told. Refusals:
 * `compte_deja_principal`, `passation_impossible` (not active).
 */
export class MakeMainAccount extends StaffAct {}

/** Ends one of the account's sessions, or every one. Refusal: `introuvable`, of a session that has ended too. */
export class EndAccountSessions extends StaffAct {
  constructor(
    accountId: number,
    readonly sessionId: number | null,
    actor: Actor,
  ) {
    super(accountId, actor);
  }
}

@CommandHandler(SuspendAccount)
export class SuspendAccountHandler implements ICommandHandler<SuspendAccount> {
  constructor(
    private readonly work: StaffAccountWork,
    private readonly sessions: Sessions,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, reason, actor }: SuspendAccount): Promise<void> {
    await this.work.change(actor, accountId, async (tx, account) => {
      const { email, role } = account.state;
      assertMember(role);
      const now = this.clock.now();
      account.suspend(reason, now);
      await this.sessions.endAll(tx, accountId, now);
      await this.mails.post(tx, { kind: 'account-suspended', to: email, accountId, data: { reason } });
    });
  }
}

@CommandHandler(LiftSuspension)
export class LiftSuspensionHandler implements ICommandHandler<LiftSuspension> {
  constructor(
    private readonly work: StaffAccountWork,
    private readonly mails: MailService,
  ) {}

  async execute({ accountId, actor }: LiftSuspension): Promise<void> {
    await this.work.change(actor, accountId, async (tx, account) => {
      assertMember(account.state.role);
      account.liftSuspension();
      await this.mails.post(tx, { kind: 'account-restored', to: account.state.email, accountId, data: {} });
    });
  }
}

@CommandHandler(ResendActivation)
export class ResendActivationHandler implements ICommandHandler<ResendActivation> {
  constructor(
    private readonly work: StaffAccountWork,
    private readonly opening: AccountOpening,
    private readonly tokens: MailTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, actor }: ResendActivation): Promise<void> {
    const askedAt = this.clock.now();
    await this.work.change(actor, accountId, async (tx, account) => {
      account.noteActivationMail();
      // Whoever asked at the same moment has had it sent: the link that left is good for both.
      if (await this.tokens.issuedSince(tx, 'activation', accountId, askedAt)) return;
      await this.opening.mailActivation(tx, account.state);
    });
  }
}

@CommandHandler(MakeMainAccount)
export class MakeMainAccountHandler implements ICommandHandler<MakeMainAccount> {
  constructor(
    private readonly work: StaffAccountWork,
    private readonly accounts: Accounts,
    private readonly succession: Succession,
  ) {}

  async execute({ accountId, actor }: MakeMainAccount): Promise<void> {
    await this.work.change(actor, accountId, async (tx, account) => {
      const { parentId, visa, role } = account.state;
      if (role === 'member' && parentId === null) throw new DomainError('compte_deja_principal');
      const head = parentId === null ? undefined : await this.accounts.find(tx, parentId);
      if (head === undefined || visa !== 1) throw new DomainError('passation_impossible');
      await this.succession.pass(tx, head, account);
    });
  }
}

@CommandHandler(EndAccountSessions)
export class EndAccountSessionsHandler implements ICommandHandler<EndAccountSessions> {
  constructor(
    private readonly work: StaffAccountWork,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, sessionId, actor }: EndAccountSessions): Promise<void> {
    await this.work.change(actor, accountId, async (tx, account) => {
      const now = this.clock.now();
      if (sessionId === null) await this.sessions.endAll(tx, accountId, now);
      else if (!(await this.sessions.endOne(tx, accountId, sessionId, now))) throw notFound('session');
      account.noteEndedSessions(sessionId === null);
    });
  }
}

export const staffAccountHandlers = [
  SuspendAccountHandler,
  LiftSuspensionHandler,
  ResendActivationHandler,
  MakeMainAccountHandler,
  EndAccountSessionsHandler,
];
