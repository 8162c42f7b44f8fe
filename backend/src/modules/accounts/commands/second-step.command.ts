import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { newRecoveryCodes } from '../domain/recovery-code.js';
import { Accounts } from '../persistence/accounts.js';
import { OtpCodes, SecondSteps } from '../persistence/second-steps.js';
import { Sessions } from '../persistence/sessions.js';
import { CodeProof, PasswordProof } from './code-proof.js';
import { accountTransaction } from './link-service.js';

/**
 * Makes a secret for the user's device. Signing in asks for codes of the device only after the device is confirmed. Refusal:
 * `second_facteur_actif`.
 */
export class PrepareSecondStep extends CommandOf<
  { actor: Actor; password: string; remoteAddress: string },
  { readonly secret: string; readonly uri: string }
>() {}

/**
 * Signing in asks for a code from now on; the other sessions end. Answers the recovery codes; no later call answers them.
 * Refusals: `donnees_invalides` on the code, `second_facteur_actif`.
 */
export class ConfirmSecondStep extends CommandOf<
  { actor: Actor; sessionId: number; code: string; remoteAddress: string },
  readonly string[]
>() {}

/** Replaces the recovery codes. Refusals: `donnees_invalides`, `second_facteur_absent`. */
export class RenewRecoveryCodes extends CommandOf<
  { actor: Actor; password: string; code: string; remoteAddress: string },
  readonly string[]
>() {}

/** From then on, signing in asks only for the password. Refusals: `donnees_invalides`, `second_facteur_absent`. */
export class RemoveSecondStep extends CommandOf<{
  actor: Actor;
  password: string;
  code: string;
  remoteAddress: string;
}>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  steps: SecondSteps,
  codes: OtpCodes,
  passwordProof: PasswordProof,
  clock: Clock,
  accounts: Accounts,
  codeProof: CodeProof,
  sessions: Sessions,
  mails: MailService,
});

export const secondStepCommands = [
  on(
    PrepareSecondStep,
    async ({ actor, password, remoteAddress }, { unitOfWork, steps, codes, passwordProof, clock }) => {
      const { email } = await passwordProof.prove(actor, password, remoteAddress);
      const secret = codes.newSecret();
      const isPrepared = await unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) =>
        steps.prepare(tx, actor.accountId, secret, clock.now()),
      );
      if (!isPrepared) throw new DomainError('second_facteur_actif');
      return { secret, uri: codes.uriOf(secret, email) };
    },
  ),
  on(
    ConfirmSecondStep,
    async ({ actor, sessionId, code, remoteAddress }, { unitOfWork, accounts, steps, codeProof, sessions, mails }) => {
      const { accountId, correlationId } = actor;
      const account = await unitOfWork.run(accountTransaction(actor, correlationId), async (tx) =>
        accounts.find(tx, accountId),
      );
      if (account === undefined) throw new DomainError('session_absente');
      const { email } = account.state;
      const codes = newRecoveryCodes();
      const attempt = { accountId, email, code, remoteAddress, correlationId };
      await codeProof.prove(attempt, 'device', async (tx, proven, now) => {
        proven.setSecondStep(now);
        await steps.keepCodes(tx, accountId, codes);
        await mails.post(tx, { kind: 'second-step-set', to: email, accountId, data: {} });
        // The other sessions end, because they were opened without a code.
        await sessions.endAll(tx, accountId, now, sessionId);
      });
      return codes;
    },
  ),
  on(RenewRecoveryCodes, async ({ actor, password, code, remoteAddress }, { steps, passwordProof, codeProof }) => {
    const { email } = await passwordProof.prove(actor, password, remoteAddress);
    const { accountId, correlationId } = actor;
    const codes = newRecoveryCodes();
    await codeProof.prove({ accountId, email, code, remoteAddress, correlationId }, 'all', async (tx, account) => {
      account.renewRecoveryCodes();
      await steps.keepCodes(tx, accountId, codes);
    });
    return codes;
  }),
  on(RemoveSecondStep, async ({ actor, password, code, remoteAddress }, { steps, passwordProof, codeProof, mails }) => {
    const { email } = await passwordProof.prove(actor, password, remoteAddress);
    const { accountId, correlationId } = actor;
    await codeProof.prove({ accountId, email, code, remoteAddress, correlationId }, 'all', async (tx, account) => {
      account.removeSecondStep('holder');
      await steps.forget(tx, accountId);
      await mails.post(tx, { kind: 'second-step-removed', to: email, accountId, data: { byAdmin: false } });
    });
  }),
];
