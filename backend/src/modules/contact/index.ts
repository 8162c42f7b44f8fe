/**
 * Contact: messages to the employer body, and the answers of staff. Owns: contact_message, contact_entry (answers and
 * notes), answer_template. Events out: `message.assigned`, `answered`, `noted`, `closed`, `reopened` for the audit,
 * without any text. The notifications send the mails of each message and answer, posted in the same transaction.
 * Invariants: each network address and each mailbox has an hourly limit. A message whose hidden field is filled in is
 * kept for staff and sends no mail. A message is deleted with its sender's account, and by age, together with its
 * answers and notes. All answers are mails of one thread (ADR 39).
 */
export { contactEntities, ContactModule } from './contact.module.js';
export { messageEvents } from './domain/conversation.events.js';
