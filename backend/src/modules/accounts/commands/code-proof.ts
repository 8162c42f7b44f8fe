import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Account } from '../domain/account.aggregate.js';
import { wrongCode } from '../domain/account.errors.js';
import { readCode } from '../domain/recovery-code.js';
import { Accounts } from '../persistence/accounts.js';
import { LoginLimits } from '../persistence/login-limits.js';
import { OtpCodes, SecondSteps } from '../persistence/second-steps.js';
import { accountTransaction } from './link-service.js';
import { SignInLog } from './sign-in-log.js';

/** The account, and the origin of the attempt. */
export interface CodeAttempt {
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
   * @param among `device`: recovery codes do not count, because there are none yet
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
