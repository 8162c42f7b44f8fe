import { Module } from '@nestjs/common';
import { ContactMessages } from './commands/contact-messages.port.js';
import { sendMessageHandlers } from './commands/send-message.handlers.js';
import { ContactController } from './http/contact.controller.js';
import { SqlContactMessages } from './persistence/sql-contact-messages.js';

@Module({
  controllers: [ContactController],
  providers: [...sendMessageHandlers, { provide: ContactMessages, useClass: SqlContactMessages }],
})
export class ContactModule {}
