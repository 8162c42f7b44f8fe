import type { Member } from '../../../platform/access/actor.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { networkOf } from '../../../platform/limits/network.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { BodyIdentity } from '../../../platform/settings/identity.js';
import { MailService } from '../../notifications/index.js';
import { ContactMessages, type ContactMessage } from '../persistence/contact-messages.js';

/** A member writes to the employer body and gets a copy (POST /v1/user/options). Refusal: `trop_de_tentatives`. */
export class SendMemberMessage extends CommandOf<{
  actor: Member;
  message: Pick<ContactMessage, 'subject' | 'message'>;
  remoteAddress: string;
}>() {}

/**
 * The public writes to the employer body (POST /v1/user/options/contact). No copy is sent, because it could carry any
 * text to any address. Refusals: `donnees_invalides`, `trop_de_tentatives`.
 */
export class SendPublicMessage extends CommandOf<{
  message: ContactMessage;
  /** A field that people do not see. Only a program or a browser fills it in. */
  trap: string;
  remoteAddress: string;
  correlationId: string;
}>() {}

const MOST_LINKS = 2;

const on = handlersWith({
  unitOfWork: UnitOfWork,
  messages: ContactMessages,
  limits: PublicLimits,
  mails: MailService,
  body: BodyIdentity,
});

export const sendMessageCommands = [
  on(SendMemberMessage, async ({ actor, message, remoteAddress }, { unitOfWork, messages, limits, mails, body }) => {
    const { accountId, establishmentId, correlationId } = actor;
    await limits.take('contact', remoteAddress, `account ${accountId}`);
    const bodyEmail = await body.mailbox();
    await unitOfWork.run({ establishmentId, actorId: accountId, correlationId }, async (tx) => {
      const { companyName, email, name } = await messages.senderOf(tx, accountId);
      const sent = { ...message, email, name: name === '' ? email : name };
      const data = { ...sent, companyName };
      // Both mails are deleted with the sender's account.
      await mails.post(tx, { kind: 'contact-message', to: bodyEmail, accountId, data });
      const { key } = await mails.post(tx, { kind: 'contact-copy', to: email, accountId, data: message });
      await messages.add(tx, sent, { accountId, copyKey: key });
    });
  }),
  on(
    SendPublicMessage,
    async ({ message, trap, remoteAddress, correlationId }, { unitOfWork, messages, limits, mails, body }) => {
      const links = message.message.match(/https?:\/\/|www\./gi)?.length ?? 0;
      if (links > MOST_LINKS)
        throw refuseFields({ message: { code: 'liens_trop_nombreux', params: { max: MOST_LINKS } } });
      await limits.take('contact', remoteAddress, message.email, networkOf(remoteAddress).network);
      const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
      const bodyEmail = await body.mailbox();
      await unitOfWork.run(context, async (tx) => {
        // A browser that fills in forms also fills in the trap. Staff still see the message, but no mail is sent.
        await messages.add(tx, message, trap === '' ? 'public' : 'trapped');
        if (trap !== '') return;
        const data = { ...message, companyName: '' };
        await mails.post(tx, { kind: 'contact-message', to: bodyEmail, accountId: null, data });
      });
    },
  ),
];
