import { Injectable } from '@nestjs/common';
import { departmentOf } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { enterEstablishment, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { Account } from '../domain/account.aggregate.js';
import type { Registration } from '../domain/public-request.js';
import { AccountRequests } from '../persistence/account-requests.js';
import { Accounts } from '../persistence/accounts.js';
import { Establishments } from '../persistence/establishments.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { Succession } from './succession.js';

/**
 * The role of a new account in an establishment with a head. associated: a collaborator of the head. head: the new
 * head; the old one becomes its collaborator.
 */
export type PlaceBesideHead = 'associated' | 'head';

/** Opens an account with visa 0 and mails its activation link. */
@Injectable()
export class AccountOpening {
  constructor(
    private readonly accounts: Accounts,
    private readonly requests: AccountRequests,
    private readonly tokens: MailTokens,
    private readonly establishments: Establishments,
    private readonly succession: Succession,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * In the establishment of its SIRET. The account becomes its head if there is none.
   * @returns its id; undefined if there is a head and the call does not say what happens to it. The establishment is
   * locked before it is read: two requests for one SIRET never make two heads.
   */
  async open(tx: Transaction, registration: Registration, beside?: PlaceBesideHead): Promise<number | undefined> {
    const now = this.clock.now();
    const { siret, companyName, email, firstName, lastName, postalAddress } = registration;
    const place = { siret, companyName, department: departmentOf(postalAddress) };
    const establishmentId = await this.requests.establishment(tx, place, now);
    const head = await this.requests.headOf(siret);
    if (head !== undefined && beside === undefined) return undefined;
    const inside = await enterEstablishment(tx, establishmentId);
    const id = await this.accounts.nextId(inside);
    const parentId = head !== undefined && beside === 'associated' ? head.accountId : null;
    const person = { id, establishmentId, parentId, email, firstName, lastName, postalAddress };
    const account = Account.register(person, 'requested', now);
    await this.accounts.save(inside, account);
    const former = head === undefined ? undefined : await this.accounts.find(inside, head.accountId);
    if (former !== undefined && parentId === null) await this.succession.pass(inside, former, account);
    await this.mailActivation(inside, { id, email });
    return id;
  }

  /** The link of the last mail no longer works, unless a stranger may have asked for this one (`besideEarlier`). */
  async mailActivation(
    tx: Transaction,
    { id, email }: { readonly id: number; readonly email: string },
    { besideEarlier = false }: { readonly besideEarlier?: boolean } = {},
  ): Promise<void> {
    const { establishmentId } = tx;
    const companyName = establishmentId === null ? '' : await this.establishments.nameOf(tx, establishmentId);
    const tokenId = await this.tokens.issue(tx, 'activation', id, { now: this.clock.now(), besideEarlier });
    await this.mails.post(tx, { kind: 'activation', to: email, accountId: id, data: { companyName }, tokenId });
  }
}
