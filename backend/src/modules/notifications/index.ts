/**
 * Notifications: the mails of the product.
 * Owns: mail (one row per intent) and the templates under templates/mail.
 * Events out: `mail.requested`, answered by a job of its own; none in, the other modules leave their intents with MailService.
 * Invariants: an intent is written in the transaction of its cause; all attempts at it carry one Message-ID; personal
 * values stay in its row.
 */
export { MailService, type MailIntent, type PostedMail } from './mail-service.js';
export type { MailContents, MailKind } from './mail-contents.js';
export { RetryMails } from './commands/retry-mail.command.js';
export { mailEvents, SEND_MAIL } from './events.js';
export { MailRecord } from './persistence/mail.record.js';
export { MailRoutesModule, MailSendingModule, NotificationsModule } from './notifications.module.js';
