/**
 * Contact: what people write to the employer body, and what staff answer.
 * Owns: contact_message, contact_entry (answers and notes), answer_template.
 * Events out: `message.assigned`, `answered`, `noted`, `closed`, `reopened` for the audit, without a word of anybody's; each
 * message and each answer leaves its mails with the notifications, in the same transaction.
 * Invariants: senders are limited by hour, each address of the network and of a mailbox by itself; what fills in the
 * field that nobody sees is answered and not kept; a message goes with its sender's account, and by age, its answers and
 * notes with it; all answers are mails of one thread (ADR 39).
 */
export { contactEntities, ContactModule } from './contact.module.js';
export { messageEvents } from './events.js';
