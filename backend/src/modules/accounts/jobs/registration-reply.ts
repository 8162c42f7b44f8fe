import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { enterEstablishment, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Settings } from '../../../platform/settings/settings.js';
import { MailService } from '../../notifications/index.js';
import { AccountOpening } from '../commands/account-opening.js';
import type { Registration } from '../domain/public-request.js';
import { AccountRequests } from '../persistence/account-requests.js';
import { Accounts } from '../persistence/accounts.js';
import { Establishments } from '../persistence/establishments.js';
import { HolderReply } from './holder-reply.js';

/**
 * What follows a registration: an account at once in `open` mode, otherwise a request for staff. If the establishment
 * has a head, staff always decide, and the head gets a mail. An address with an account only gets a mail.
 */
@Injectable()
export class RegistrationReply {
  constructor(
    private readonly accounts: Accounts,
    private readonly requests: AccountRequests,
    private readonly opening: AccountOpening,
    private readonly holders: HolderReply,
    private readonly settings: Settings,
    private readonly limits: PublicLimits,
    private readonly establishments: Establishments,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  async reply(tx: Transaction, publicRequestId: number, registration: Registration): Promise<void> {
    const { companyName, email, siret } = registration;
    const known = await this.accounts.findCredentials(email);
    // A stranger cannot fill a mailbox by naming its address again and again. Earlier mails stay valid.
    const mayMail = await this.limits.mayMail('registration', email);
    if (known !== undefined) return mayMail ? this.holders.remind(tx, known) : undefined;
    const head = await this.requests.headOf(siret);
    const requestId = await this.requests.put(tx, publicRequestId, registration, head !== undefined);
    if (head === undefined && (await this.settings.get('registration_mode')) === 'open') {
      const accountId = await this.opening.open(tx, registration);
      if (accountId !== undefined) return this.requests.accept(tx, requestId, accountId, null, this.clock.now());
    }
    if (!mayMail) return;
    const whose = { accountId: null, requestId };
    await this.mails.post(tx, { kind: 'registration-received', to: email, ...whose, data: { companyName } });
    if (head !== undefined) await this.mailHead(tx, head, requestId, registration);
  }

  private async mailHead(
    tx: Transaction,
    head: { readonly accountId: number; readonly establishmentId: number },
    requestId: number,
    { firstName, lastName, email }: Registration,
  ): Promise<void> {
    // Requests without a mail to the head still appear in the staff's list.
    if (!(await this.limits.mayMail('registration-joins', String(head.accountId)))) return;
    const inside = await enterEstablishment(tx, head.establishmentId);
    const account = await this.accounts.find(inside, head.accountId);
    if (account === undefined) return;
    const companyName = await this.establishments.nameOf(inside, head.establishmentId);
    await this.mails.post(inside, {
      kind: 'registration-joins',
      to: account.state.email,
      accountId: head.accountId,
      requestId,
      data: { companyName, applicantName: `${firstName} ${lastName}`.trim(), applicantEmail: email },
    });
  }
}
