import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { departmentOf } from '@valorisation/rules';
import type { Actor, Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { AccountDetails } from '../domain/account.aggregate.js';
import { wrongPassword } from '../domain/account.errors.js';
import { assertPassword } from '../domain/password-policy.js';
import { Accounts } from './accounts.port.js';
import { Establishments } from './establishments.port.js';
import { accountTransaction } from './link-service.js';
import { NewPasswords } from './new-passwords.js';
import { PasswordChange } from './password-change.js';
import { PasswordProof } from './password-proof.js';

/**
 * Corrects one's names and postal address (specification section 7, POST /v1/user/update); a main account corrects the
 * establishment's name too. Refusal: `acces_refuse` when an associated account would rename the establishment.
 */
export class CorrectOwnAccount extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly details: Partial<AccountDetails>,
    readonly companyName: string | undefined,
  ) {
    super();
  }
}

/**
 * Chooses another password while signed in: the other sessions end. Refusals: `mot_de_passe_faux`,
 * `mot_de_passe_inchange`, `donnees_invalides`, `trop_de_tentatives`.
 */
export class ChangePassword extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
    readonly current: string,
    readonly next: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

@CommandHandler(CorrectOwnAccount)
export class CorrectOwnAccountHandler implements ICommandHandler<CorrectOwnAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly establishments: Establishments,
  ) {}

  async execute({ actor, details, companyName }: CorrectOwnAccount): Promise<void> {
    const { accountId, establishmentId, associated, correlationId } = actor;
    await this.unitOfWork.run(accountTransaction(actor, correlationId), async (tx) => {
      const account = await this.accounts.find(tx, accountId);
      if (account === undefined) throw new DomainError('session_absente');
      if (companyName !== undefined) {
        const renames = companyName !== (await this.establishments.nameOf(tx, establishmentId));
        if (renames && associated) throw new DomainError('acces_refuse');
        if (renames) await this.establishments.rename(tx, establishmentId, companyName);
      }
      const department = departmentOf(details.postalAddress ?? '');
      if (department !== null && !associated) await this.establishments.locate(tx, establishmentId, department);
      account.correct(details);
      await this.accounts.save(tx, account);
    });
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly passwords: NewPasswords,
    private readonly proof: PasswordProof,
    private readonly change: PasswordChange,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, sessionId, current, next, remoteAddress }: ChangePassword): Promise<void> {
    assertPassword(next, 'newPassword');
    const proven = await this.proof.prove(actor, current, remoteAddress);
    if (next === current) throw refuseFields({ newPassword: { code: 'mot_de_passe_inchange' } });
    const hash = await this.passwords.hash(next, 'newPassword');
    await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      const account = await this.accounts.find(tx, actor.accountId);
      // Somebody else changed it since: what was proven is the password of before.
      if (account?.state.passwordHash !== proven.passwordHash) throw wrongPassword();
      await this.change.apply(tx, account, hash, this.clock.now(), sessionId);
      await this.accounts.save(tx, account);
    });
  }
}

export const ownAccountHandlers = [CorrectOwnAccountHandler, ChangePasswordHandler];
