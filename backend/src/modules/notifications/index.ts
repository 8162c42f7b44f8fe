/**
 * Notifications: the mails of the product. Owns: mail (one row for each mail) and the templates under templates/mail.
 * Events out: `mail.requested`, handled by its own job; none in: other modules post their mails with MailService.
 * Invariants: a mail is posted in the transaction of its cause; all attempts carry the same Message-ID; personal values
 * stay in its row.
 */
export { MailService, type MailIntent, type PostedMail } from './mail-service.js';
export type { MailContents, MailKind } from './mail-contents.js';
export { MailPreviews } from './mail-previews.js';
export { NewsLink } from './news-link.js';
export { RetryMails } from './commands/retry-mail.command.js';
export { mailEvents, SEND_MAIL } from './events.js';
export { MailRecord } from './persistence/mail.record.js';
export { MailRoutesModule, MailSendingModule, NotificationsModule } from './notifications.module.js';
