import { Module } from '@nestjs/common';
import { ContactForms } from './commands/contact-forms.js';
import { ContactMessages } from './commands/contact-messages.port.js';
import { sendMessageHandlers } from './commands/send-message.handlers.js';
import { ContactController } from './http/contact.controller.js';
import { SqlContactMessages } from './persistence/sql-contact-messages.js';

@Module({
  controllers: [ContactController],
  providers: [ContactForms, ...sendMessageHandlers, { provide: ContactMessages, useClass: SqlContactMessages }],
})
export class ContactModule {}
