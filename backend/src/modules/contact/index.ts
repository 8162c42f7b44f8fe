/**
 * Contact: what people write to the employer body.
 * Owns: contact_message.
 * Events out: none of its own; each message leaves a mail with the notifications, in the same transaction.
 * Invariants: a message of the public needs a form that the server gave out and that somebody took the time to fill in;
 * senders are limited by address; a message goes with its sender's account, and by age.
 */
export { ContactModule } from './contact.module.js';
export { forgetMessagesOf } from './persistence/forget-messages.js';
