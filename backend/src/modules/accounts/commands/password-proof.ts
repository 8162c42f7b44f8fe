import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/actor.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { AccountState } from '../domain/account.aggregate.js';
import { wrongPassword } from '../domain/account.errors.js';
import { Accounts } from '../persistence/accounts.js';
import { Argon2Passwords } from '../persistence/argon2-passwords.js';
import { LoginLimits } from '../persistence/login-limits.js';
import { accountTransaction } from './link-service.js';
import { SignInLog } from './sign-in-log.js';

/** Asks for the password once more before an act for which an open session is not enough. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly passwords: Argon2Passwords,
    private readonly limits: LoginLimits,
    private readonly log: SignInLog,
  ) {}

  /**
   * Tries are counted like sign-ins, so that an open session is no way to guess the password. The counter is separate,
   * so that strangers who try to sign in do not block a signed-in person.
   * @returns the account as it was checked
   * @throws 422 `mot_de_passe_faux` on the password, 429 `trop_de_tentatives`
   */
  async prove(actor: Actor, password: string, remoteAddress: string): Promise<AccountState> {
    const account = await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) =>
      this.accounts.find(tx, actor.accountId),
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
