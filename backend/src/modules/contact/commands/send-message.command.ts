import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { networkOf } from '../../../platform/limits/network.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { BodyAddresses } from '../../../platform/settings/body-addresses.js';
import { MailService } from '../../notifications/index.js';
import { ContactMessages, type ContactMessage } from './contact-messages.port.js';

/**
 * A member writes to the employer body and gets a copy (specification section 7, POST /v1/user/options).
 * Refusal: `trop_de_tentatives`.
 */
export class SendMemberMessage extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly message: Pick<ContactMessage, 'subject' | 'message'>,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * The public writes to the employer body (POST /v1/user/options/contact); no copy, which would carry a text of anybody's to
 * an address of anybody's. Refusals: `donnees_invalides`, `trop_de_tentatives`.
 */
export class SendPublicMessage extends Command<void> {
  constructor(
    readonly message: ContactMessage,
    /** A field that people do not see: a program fills it in, or a browser. */
    readonly trap: string,
    readonly remoteAddress: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

const MOST_LINKS = 2;

@CommandHandler(SendMemberMessage)
export class SendMemberMessageHandler implements ICommandHandler<SendMemberMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: ContactMessages,
    private readonly limits: PublicLimits,
    private readonly mails: MailService,
    private readonly body: BodyAddresses,
  ) {}

  async execute({ actor, message, remoteAddress }: SendMemberMessage): Promise<void> {
    const { accountId, establishmentId, correlationId } = actor;
    await this.limits.take('contact', remoteAddress, `account ${accountId}`);
    const bodyEmail = await this.body.mailbox();
    await this.unitOfWork.run({ establishmentId, actorId: accountId, correlationId }, async (tx) => {
      const { companyName, email, name } = await this.messages.senderOf(tx, accountId);
      const sent = { ...message, email, name: name === '' ? email : name };
      const data = { ...sent, companyName };
      // Both go when the sender's account goes.
      await this.mails.post(tx, { kind: 'contact-message', to: bodyEmail, accountId, data });
      const { key } = await this.mails.post(tx, { kind: 'contact-copy', to: email, accountId, data: message });
      await this.messages.add(tx, sent, { accountId, copyKey: key });
    });
  }
}

@CommandHandler(SendPublicMessage)
export class SendPublicMessageHandler implements ICommandHandler<SendPublicMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: ContactMessages,
    private readonly limits: PublicLimits,
    private readonly mails: MailService,
    private readonly body: BodyAddresses,
  ) {}

  async execute({ message, trap, remoteAddress, correlationId }: SendPublicMessage): Promise<void> {
    const links = message.message.match(/https?:\/\/|www\./gi)?.length ?? 0;
    if (links > MOST_LINKS)
      throw refuseFields({ message: { code: 'liens_trop_nombreux', params: { max: MOST_LINKS } } });
    await this.limits.take('contact', remoteAddress, message.email, networkOf(remoteAddress).network);
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
    const bodyEmail = await this.body.mailbox();
    await this.unitOfWork.run(context, async (tx) => {
      // A browser that fills in forms fills in the trap, too: the message is kept for staff, and no mail is sent.
      await this.messages.add(tx, message, trap === '' ? 'public' : 'trapped');
      if (trap !== '') return;
      const data = { ...message, companyName: '' };
      await this.mails.post(tx, { kind: 'contact-message', to: bodyEmail, accountId: null, data });
    });
  }
}

export const sendMessageHandlers = [SendMemberMessageHandler, SendPublicMessageHandler];
