import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { formatDay } from '@valorisation/rules';
import type { Actor } from '../../../platform/access/actor.js';
import { parisDay } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { enterEstablishment, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService, type PostedMail } from '../../notifications/index.js';
import { assign, answer, close, greets, note, reopen } from '../domain/conversation.js';
import { Conversations, type HeldConversation } from '../persistence/conversations.js';
import { ConversationChange, type MessageTarget } from './conversation-change.js';

/** `to`: the account that answers the message; null removes it. Refusals: `introuvable`, `version_perimee`, `message_clos`, `donnees_invalides`. */
export class AssignMessage extends CommandOf<{ actor: Actor; target: MessageTarget; to: number | null }>() {}

/**
 * Answers by mail in the thread of the sender's copy, and closes the message on request. Refusals: `introuvable`,
 * `version_perimee`, `message_clos`.
 */
export class AnswerMessage extends CommandOf<{
  actor: Actor;
  target: MessageTarget;
  text: string;
  closes: boolean;
}>() {}

/** A note for staff only. Refusal: `introuvable`. */
export class NoteMessage extends CommandOf<{ actor: Actor; target: MessageTarget; text: string }>() {}

/** Refusals: `introuvable`, `version_perimee`, `message_clos`. */
export class CloseMessage extends CommandOf<{ actor: Actor; target: MessageTarget }>() {}

/** Refusals: `introuvable`, `version_perimee`, `message_ouvert`. */
export class ReopenMessage extends CommandOf<{ actor: Actor; target: MessageTarget }>() {}

@CommandHandler(AnswerMessage)
class AnswerMessageHandler implements ICommandHandler<AnswerMessage> {
  constructor(
    private readonly change: ConversationChange,
    private readonly mails: MailService,
  ) {}

  async execute({ actor, target, text, closes }: AnswerMessage): Promise<void> {
    await this.change.run(actor, target, async (held, now, tx) => {
      const answered = answer(held, actor.accountId, now);
      const closed = closes ? close(answered.conversation, now) : { ...answered, events: [] };
      const mail = await this.post(tx, held, text);
      return {
        conversation: closed.conversation,
        events: [...answered.events, ...closed.events],
        entry: { kind: 'answer', body: text, mail },
      };
    });
  }

  /** The mail belongs to the sender's establishment and account, and is erased with them. */
  private async post(tx: Transaction, held: HeldConversation, text: string): Promise<PostedMail> {
    const { establishmentId, accountId, email, subject, message, copyKey, createdAt, thread } = held;
    const inside = await enterEstablishment(tx, establishmentId);
    const writtenOn = formatDay(parisDay(createdAt));
    const data = { subject, hasCopy: copyKey !== null, greets: greets(text), answer: text, message, writtenOn };
    const mail = await this.mails.post(inside, { kind: 'contact-answer', to: email, accountId, thread, data });
    await enterEstablishment(tx, null);
    return mail;
  }
}

const on = handlersWith({ change: ConversationChange, conversations: Conversations });

export const conversationCommands = [
  on(AssignMessage, async ({ actor, target, to }, { change, conversations }) =>
    change.run(actor, target, async (held, _, tx) => {
      const isKnown = to === null || (await conversations.isStaff(tx, to));
      if (!isKnown) throw refuseFields({ to: { code: 'inconnu' } });
      return assign(held, to);
    }),
  ),
  on(NoteMessage, async ({ actor, target, text }, { change }) =>
    change.run(actor, target, (held) => ({ ...note(held), entry: { kind: 'note', body: text } })),
  ),
  on(CloseMessage, async ({ actor, target }, { change }) => change.run(actor, target, (held, now) => close(held, now))),
  on(ReopenMessage, async ({ actor, target }, { change }) => change.run(actor, target, (held) => reopen(held))),
  AnswerMessageHandler,
];
