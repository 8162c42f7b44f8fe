import { departmentOf } from '@valorisation/rules';
import type { Actor, Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { AccountDetails } from '../domain/account.aggregate.js';
import { wrongPassword } from '../domain/account.errors.js';
import { assertPassword } from '../domain/password-policy.js';
import { Accounts } from '../persistence/accounts.js';
import { Establishments } from '../persistence/establishments.js';
import { accountTransaction } from './link-service.js';
import { NewPasswords, PasswordChange } from './password-change.js';
import { PasswordProof } from './code-proof.js';

/**
 * Corrects the user's own names and postal address (POST /v1/user/update). A main account also corrects the
 * establishment's name. Refusal: `acces_refuse` when an associated account would rename the establishment.
 */
export class CorrectOwnAccount extends CommandOf<{
  actor: Member;
  details: Partial<AccountDetails>;
  companyName: string | undefined;
}>() {}

/**
 * Changes the password of a signed-in user. It opens all accounts of the person, and their other sessions end. Refusals:
 * `mot_de_passe_faux`, `mot_de_passe_inchange`, `donnees_invalides`, `trop_de_tentatives`.
 */
export class ChangePassword extends CommandOf<{
  actor: Actor;
  sessionId: number;
  current: string;
  next: string;
  remoteAddress: string;
}>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  accounts: Accounts,
  establishments: Establishments,
  passwords: NewPasswords,
  proof: PasswordProof,
  change: PasswordChange,
  clock: Clock,
});

export const ownAccountCommands = [
  on(CorrectOwnAccount, async ({ actor, details, companyName }, { unitOfWork, accounts, establishments }) => {
    const { accountId, establishmentId, associated, correlationId } = actor;
    await unitOfWork.run(accountTransaction(actor, correlationId), async (tx) => {
      const account = await accounts.find(tx, accountId);
      if (account === undefined) throw new DomainError('session_absente');
      if (companyName !== undefined) {
        const renames = companyName !== (await establishments.nameOf(tx, establishmentId));
        if (renames && associated) throw new DomainError('acces_refuse');
        if (renames) await establishments.rename(tx, establishmentId, companyName);
      }
      const department = departmentOf(details.postalAddress ?? '');
      if (department !== null && !associated) await establishments.locate(tx, establishmentId, department);
      account.correct(details);
      await accounts.save(tx, account);
    });
  }),
  on(
    ChangePassword,
    async (
      { actor, sessionId, current, next, remoteAddress },
      { unitOfWork, accounts, passwords, proof, change, clock },
    ) => {
      assertPassword(next, 'newPassword');
      const proven = await proof.prove(actor, current, remoteAddress);
      if (next === current) throw refuseFields({ newPassword: { code: 'mot_de_passe_inchange' } });
      const hash = await passwords.hash(next, 'newPassword');
      const signIn = { accountId: proven.id, establishmentId: proven.establishmentId };
      await unitOfWork.run(accountTransaction(signIn, actor.correlationId), async (tx) => {
        const account = await accounts.find(tx, proven.id);
        // The account changed meanwhile: the proof was for the earlier password.
        if (account?.state.passwordHash !== proven.passwordHash) throw wrongPassword();
        await change.apply(tx, account, hash, clock.now(), sessionId);
        await accounts.save(tx, account);
      });
    },
  ),
];
