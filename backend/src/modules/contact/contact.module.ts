import { Module } from '@nestjs/common';
import { ConversationChange } from './commands/conversation-change.js';
import { conversationCommands } from './commands/conversation.command.js';
import { sendMessageCommands } from './commands/send-message.command.js';
import { AnswerTemplateRecord, AnswerTemplatesResource } from './http/answer-templates.resource.js';
import { ContactController } from './http/contact.controller.js';
import { MessagesResource } from './http/messages.resource.js';
import { ContactMessageRecord } from './persistence/contact-message.record.js';
import { ContactMessages } from './persistence/contact-messages.js';
import { Conversations } from './persistence/conversations.js';
import { conversationQueries } from './queries/conversation.query.js';

export const contactEntities = [ContactMessageRecord, AnswerTemplateRecord];

@Module({
  controllers: [ContactController, MessagesResource, AnswerTemplatesResource],
  providers: [
    ...sendMessageCommands,
    ...conversationCommands,
    ConversationChange,
    ...conversationQueries,
    ContactMessages,
    Conversations,
  ],
})
export class ContactModule {}
