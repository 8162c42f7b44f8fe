import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { newRecoveryCodes } from '../domain/recovery-code.js';
import { Accounts, Sessions } from './accounts.port.js';
import { CodeProof } from './code-proof.js';
import { accountTransaction } from './link-service.js';
import { PasswordProof } from './password-proof.js';
import { OneTimeCodes, SecondSteps } from './second-step.port.js';

/** Makes a secret for one's device; nothing is asked for it before it is confirmed. Refusal: `second_facteur_actif`. */
export class PrepareSecondStep extends Command<{ readonly secret: string; readonly uri: string }> {
  constructor(
    readonly actor: Actor,
    readonly password: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * Signing in asks for a code from now on; the other sessions end. Answers the recovery codes, this once. Refusals:
 * `donnees_invalides` on the code, `second_facteur_actif`.
 */
export class ConfirmSecondStep extends Command<readonly string[]> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
    readonly code: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/** Other recovery codes in place of those that there are. Refusals: `donnees_invalides`, `second_facteur_absent`. */
export class RenewRecoveryCodes extends Command<readonly string[]> {
  constructor(
    readonly actor: Actor,
    readonly password: string,
    readonly code: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/** Signing in asks for the password alone again. Refusals: `donnees_invalides`, `second_facteur_absent`. */
export class RemoveSecondStep extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly password: string,
    readonly code: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

@CommandHandler(PrepareSecondStep)
export class PrepareSecondStepHandler implements ICommandHandler<PrepareSecondStep> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly steps: SecondSteps,
    private readonly codes: OneTimeCodes,
    private readonly proof: PasswordProof,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, password, remoteAddress }: PrepareSecondStep): Promise<{ secret: string; uri: string }> {
    const { email } = await this.proof.prove(actor, password, remoteAddress);
    const secret = this.codes.newSecret();
    const isPrepared = await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) =>
      this.steps.prepare(tx, actor.accountId, secret, this.clock.now()),
    );
    if (!isPrepared) throw new DomainError('second_facteur_actif');
    return { secret, uri: this.codes.uriOf(secret, email) };
  }
}

@CommandHandler(ConfirmSecondStep)
export class ConfirmSecondStepHandler implements ICommandHandler<ConfirmSecondStep> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly steps: SecondSteps,
    private readonly proof: CodeProof,
    private readonly sessions: Sessions,
    private readonly mails: MailService,
  ) {}

  async execute({ actor, sessionId, code, remoteAddress }: ConfirmSecondStep): Promise<readonly string[]> {
    const { accountId, correlationId } = actor;
    const account = await this.unitOfWork.run(accountTransaction(actor, correlationId), async (tx) =>
      this.accounts.find(tx, accountId),
    );
    if (account === undefined) throw new DomainError('session_absente');
    const { email } = account.state;
    const codes = newRecoveryCodes();
    const attempt = { accountId, email, code, remoteAddress, correlationId };
    await this.proof.prove(attempt, 'device', async (tx, proven, now) => {
      proven.setSecondStep(now);
      await this.steps.keepCodes(tx, accountId, codes);
      await this.mails.post(tx, { kind: 'second-step-set', to: email, accountId, data: {} });
      // They were opened with the password alone.
      await this.sessions.endAll(tx, accountId, now, sessionId);
    });
    return codes;
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly steps: SecondSteps,
    private readonly password: PasswordProof,
    private readonly proof: CodeProof,
  ) {}

  async execute({ actor, password, code, remoteAddress }: RenewRecoveryCodes): Promise<readonly string[]> {
    const { email } = await this.password.prove(actor, password, remoteAddress);
    const { accountId, correlationId } = actor;
    const codes = newRecoveryCodes();
    await this.proof.prove({ accountId, email, code, remoteAddress, correlationId }, 'all', async (tx, account) => {
      account.renewRecoveryCodes();
      await this.steps.keepCodes(tx, accountId, codes);
    });
    return codes;
  }
}

@CommandHandler(RemoveSecondStep)
export class RemoveSecondStepHandler implements ICommandHandler<RemoveSecondStep> {
  constructor(
    private readonly steps: SecondSteps,
    private readonly password: PasswordProof,
    private readonly proof: CodeProof,
    private readonly mails: MailService,
  ) {}

  async execute({ actor, password, code, remoteAddress }: RemoveSecondStep): Promise<void> {
    const { email } = await this.password.prove(actor, password, remoteAddress);
    const { accountId, correlationId } = actor;
    await this.proof.prove({ accountId, email, code, remoteAddress, correlationId }, 'all', async (tx, account) => {
      account.removeSecondStep('holder');
      await this.steps.forget(tx, accountId);
      await this.mails.post(tx, { kind: 'second-step-removed', to: email, accountId, data: { byAdmin: false } });
    });
  }
}

export const secondStepHandlers = [
  PrepareSecondStepHandler,
  ConfirmSecondStepHandler,
  RenewRecoveryCodesHandler,
  RemoveSecondStepHandler,
];
