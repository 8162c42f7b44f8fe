import { Injectable } from '@nestjs/common';
import { enterEstablishment, type Transaction, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { AccountOpening } from '../commands/account-opening.js';
import { Accounts } from '../persistence/accounts.js';
import { Establishments } from '../persistence/establishments.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { Clock } from '../../../platform/clock/clock.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import type { PublicRequest, Registration } from '../domain/public-request.js';
import { KnownNetworks } from '../persistence/known-networks.js';
import { Settings } from '../../../platform/settings/settings.js';
import { AccountRequests } from '../persistence/account-requests.js';
import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { claimEvent, Handles, jobLimits, JobWorker } from '../../../platform/jobs/job-worker.js';
import { ANSWER_REQUEST } from '../events.js';
import { PublicRequests } from '../persistence/public-requests.js';

/**
 * A person who has an account may ask for another one, or for a new activation link. This mails the link or address that the
 * person needs now. Only the person's own mailbox shows that the account exists.
 */
@Injectable()
export class HolderReply {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly opening: AccountOpening,
    private readonly establishments: Establishments,
    private readonly mails: MailService,
  ) {}

  /** A new activation link while the account waits for its activation; otherwise the address of the sign-in page. */
  async remind(
    tx: Transaction,
    { accountId, establishmentId }: { readonly accountId: number; readonly establishmentId: number | null },
  ): Promise<void> {
    const inside = establishmentId === null ? tx : await enterEstablishment(tx, establishmentId);
    const account = await this.accounts.find(inside, accountId);
    if (account === undefined) return;
    const { id, email, activatedAt } = account.state;
    if (activatedAt === null) return this.opening.mailActivation(inside, { id, email }, { besideEarlier: true });
    const companyName = establishmentId === null ? '' : await this.establishments.nameOf(inside, establishmentId);
    await this.mails.post(inside, { kind: 'already-registered', to: email, accountId, data: { companyName } });
  }

  /** @param tokenHash of an activation link or of a pending account's session; for any other hash, no mail is sent */
  async renew(tx: Transaction, tokenHash: string): Promise<void> {
    const hash = Buffer.from(tokenHash, 'hex');
    const link = await this.tokens.findByHash(hash);
    const holder = link === undefined ? await this.accounts.findBySession(hash) : link;
    if (holder !== undefined && (link === undefined || link.purpose === 'activation')) await this.remind(tx, holder);
  }
}

type PasswordResetRequest = Extract<PublicRequest, { kind: 'password-reset' }>['content'];

/**
 * Sends an active account its link, and nothing to others. Earlier links stay valid until one is used, because a
 * stranger may have asked. Requests from strangers are limited apart from requests from a network that the account
 * knows (ADR 0022).
 */
@Injectable()
export class PasswordResetReply {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
    private readonly networks: KnownNetworks,
    private readonly limits: PublicLimits,
    private readonly clock: Clock,
  ) {}

  async reply(tx: Transaction, { email, network }: PasswordResetRequest): Promise<void> {
    const known = await this.accounts.findCredentials(email);
    if (known === undefined || known.passwordHash === null) return;
    const { accountId, establishmentId } = known;
    if (!(await this.mayMail(accountId, network))) return;
    const inside = establishmentId === null ? tx : await enterEstablishment(tx, establishmentId);
    const account = await this.accounts.find(inside, accountId);
    if (account === undefined) return;
    const tokenId = await this.tokens.issue(inside, 'reset', accountId, {
      now: this.clock.now(),
      besideEarlier: true,
    });
    await this.mails.post(inside, { kind: 'password-reset', to: account.state.email, accountId, data: {}, tokenId });
  }

  private async mayMail(accountId: number, network: string): Promise<boolean> {
    const account = `account ${accountId}`;
    return (await this.networks.knows(accountId, network))
      ? this.limits.mayMail('known-password-reset', account, network)
      : this.limits.mayMail('password-reset', account);
  }
}

/**
 * Acts on a registration: opens an account at once in `open` mode, otherwise makes a request for staff. If the establishment
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
    const { companyName, email, siret, loginId } = registration;
    // A person who asks while signed in has proved the address, and gets a further account.
    const known = loginId === null ? await this.accounts.findCredentials(email) : undefined;
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

const payload = z.object({ eventId: z.uuid(), requestId: z.int().positive() });

const LIMITS = jobLimits({ concurrency: 2, lockMs: 15_000, mostStarts: 10 });

/** Answers a public request by a mail, or not at all. The request is deleted in the same transaction. */
@Handles(ANSWER_REQUEST)
@Processor('accounts', LIMITS)
export class AnswerRequestProcessor extends JobWorker {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: PublicRequests,
    private readonly resets: PasswordResetReply,
    private readonly registrations: RegistrationReply,
    private readonly holders: HolderReply,
  ) {
    super();
  }

  protected async run(job: Job<unknown>): Promise<void> {
    const { eventId, requestId } = payload.parse(job.data);
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId: eventId } as const;
    await this.unitOfWork.run(context, async (tx) => {
      if (!(await claimEvent(tx, ANSWER_REQUEST, eventId))) return;
      const request = await this.requests.take(tx, requestId);
      if (request?.kind === 'password-reset') await this.resets.reply(tx, request.content);
      if (request?.kind === 'activation-renewal') await this.holders.renew(tx, request.content.hash);
      if (request?.kind === 'registration') await this.registrations.reply(tx, requestId, request.content);
    });
  }
}
