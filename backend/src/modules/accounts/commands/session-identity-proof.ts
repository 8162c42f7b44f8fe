import { Injectable } from '@nestjs/common';
import { passwordMessages } from '@valorisation/rules';
import type { Actor } from '../../../platform/access/actor.js';
import { IdentityProof, type GivenProof } from '../../../platform/access/identity-proof.js';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { Accounts } from '../persistence/accounts.js';
import { CodeProof } from './code-proof.js';
import { accountTransaction } from './link-service.js';
import { PasswordProof } from './password-proof.js';

/** For signed acts of other modules: asks for the last proof that signing in asks for. */
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
