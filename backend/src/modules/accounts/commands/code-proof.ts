import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Account, AccountState } from '../domain/account.aggregate.js';
import { wrongCode, wrongPassword } from '../domain/account.errors.js';
import { readCode } from '../domain/recovery-code.js';
import { Accounts } from '../persistence/accounts.js';
import { LoginLimits } from '../persistence/login-limits.js';
import { PersonAccounts } from '../persistence/person-accounts.js';
import { OtpCodes, SecondSteps } from '../persistence/second-steps.js';
import { accountTransaction } from './link-service.js';
import { SignInLog } from './sign-in-log.js';
import type { Actor } from '../../../platform/access/actor.js';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { Argon2Passwords } from '../persistence/argon2-passwords.js';
import { passwordMessages } from '@valorisation/rules';
import { IdentityProof, type GivenProof } from '../../../platform/access/identity-proof.js';

interface CodeAttempt {
  readonly accountId: number;
  readonly email: string;
  readonly code: string;
  readonly remoteAddress: string;
  readonly correlationId: string;
}

/** Asks for a device's code before an act. Only accounts of the employer body have one. */
@Injectable()
export class CodeProof {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly steps: SecondSteps,
    private readonly codes: OtpCodes,
    private readonly limits: LoginLimits,
    private readonly log: SignInLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Uses the code and lets `act` change the account, in one transaction. These attempts are counted apart from password
   * attempts, because the person knows the password already.
   * @param among `device`: recovery codes are refused, because none exist yet
   * @throws 422 on the code, 429 `trop_de_tentatives`
   */
  async prove<Result>(
    { accountId, email, code, remoteAddress, correlationId }: CodeAttempt,
    among: 'device' | 'all',
    act: (tx: Transaction, account: Account, now: Date) => Promise<Result>,
  ): Promise<Result> {
    const attempt = { email, remoteAddress, origin: 'second-step' } as const;
    const none = { establishmentId: null, accountId };
    return this.log.watch(attempt, accountId, async () => {
      let done: { readonly result: Result } | undefined;
      await this.limits.attempt(attempt, async () => {
        done = await this.unitOfWork.run(accountTransaction(none, correlationId), async (tx) => {
          const now = this.clock.now();
          const account = await this.accounts.find(tx, accountId);
          if (account === undefined || !(await this.take(tx, account, code, among, now))) return undefined;
          const result = await act(tx, account, now);
          await this.accounts.save(tx, account);
          return { result };
        });
        return done !== undefined;
      });
      if (done === undefined) throw wrongCode();
      return done.result;
    });
  }

  private async take(
    tx: Transaction,
    account: Account,
    typed: string,
    among: 'device' | 'all',
    now: Date,
  ): Promise<boolean> {
    const { id } = account.state;
    const code = readCode(typed);
    if (code === undefined) return false;
    if ('recovery' in code) {
      if (among === 'device' || !(await this.steps.takeCode(tx, id, code.recovery))) return false;
      account.useRecoveryCode();
      return true;
    }
    const secret = await this.steps.secretOf(tx, id);
    const step = secret === undefined ? undefined : this.codes.stepOf(secret, code.digits, now);
    return step !== undefined && this.steps.takeStep(tx, id, step);
  }
}

/** Asks for the password once more before an act for which an open session is not enough. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly people: PersonAccounts,
    private readonly passwords: Argon2Passwords,
    private readonly limits: LoginLimits,
    private readonly log: SignInLog,
  ) {}

  /**
   * Tries are counted like sign-ins, so that an open session is no way to guess the password. The counter is separate,
   * so that strangers who try to sign in do not block a signed-in person.
   * @returns the account that has the password, as it was checked: the actor's own, or another one of the person
   * @throws 422 `mot_de_passe_faux` on the password, 429 `trop_de_tentatives`
   */
  async prove(actor: Actor, password: string, remoteAddress: string): Promise<AccountState> {
    const signIn = await this.people.signInOf(actor.accountId);
    const account = await this.unitOfWork.run(accountTransaction(signIn, actor.correlationId), async (tx) =>
      this.accounts.find(tx, signIn.accountId),
    );
    if (account === undefined) throw new DomainError('session_absente');
    const { email, passwordHash } = account.state;
    const attempt = { email, remoteAddress, origin: 'session' } as const;
    return this.log.watch(attempt, actor.accountId, async () => {
      const verify = async () => this.passwords.verify(passwordHash, password);
      if (!(await this.limits.attempt(attempt, verify))) throw wrongPassword();
      return account.state;
    });
  }
}

/** Asks for the same last proof as signing in does, for signed acts of other modules. */
@Injectable()
export class SessionIdentityProof extends IdentityProof {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly passwords: PasswordProof,
    private readonly codes: CodeProof,
  ) {
    super();
  }

  async prove(actor: Actor, { password, code }: GivenProof, remoteAddress: string): Promise<void> {
    const { accountId, correlationId } = actor;
    const account = await this.unitOfWork.run(accountTransaction(actor, correlationId), async (tx) =>
      this.accounts.find(tx, accountId),
    );
    if (account === undefined) throw new DomainError('session_absente');
    const { email, totpSince } = account.state;
    if (totpSince === null) {
      if (password === undefined) throw refuseFields({ password: { code: `texte:${passwordMessages.required}` } });
      await this.passwords.prove(actor, password, remoteAddress);
      return;
    }
    if (code === undefined) throw refuseFields({ code: { code: 'obligatoire' } });
    // Recovery codes are only for signing in without the device.
    await this.codes.prove({ accountId, email, code, remoteAddress, correlationId }, 'device', async () => undefined);
  }
}
