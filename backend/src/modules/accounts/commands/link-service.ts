import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import {
  scopeOf,
  UnitOfWork,
  type Transaction,
  type TransactionContext,
} from '../../../platform/persistence/unit-of-work.js';
import type { Account } from '../domain/account.aggregate.js';
import { assertUsable, type MailToken, type TokenPurpose } from '../domain/mail-token.js';
import { Accounts } from '../persistence/accounts.js';
import { MailTokens } from '../persistence/mail-tokens.js';

/** The transaction for the act of an account's holder, who is signed in or uses a link. */
export function accountTransaction(
  { accountId, establishmentId }: { readonly accountId: number; readonly establishmentId: number | null },
  correlationId: string,
): TransactionContext {
  return { establishmentId, scope: scopeOf(establishmentId), actorId: accountId, correlationId };
}

@Injectable()
export class LinkService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly clock: Clock,
  ) {}

  /** @throws 401 `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire` */
  async check(token: string, purpose: TokenPurpose): Promise<MailToken> {
    return assertUsable(await this.tokens.find(token), purpose, this.clock.now());
  }

  /** Uses the link up and lets `act` change its account, in one transaction. */
  async use<Result>(
    token: string,
    purpose: TokenPurpose,
    correlationId: string,
    act: (tx: Transaction, account: Account, link: MailToken, now: Date) => Promise<Result>,
  ): Promise<Result> {
    const link = await this.check(token, purpose);
    return this.unitOfWork.run(accountTransaction(link, correlationId), async (tx) => {
      const now = this.clock.now();
      await this.tokens.consume(tx, link.id, now);
      const account = await this.accounts.find(tx, link.accountId);
      if (account === undefined) throw new DomainError('lien_invalide');
      const result = await act(tx, account, link, now);
      await this.accounts.save(tx, account);
      return result;
    });
  }
}
