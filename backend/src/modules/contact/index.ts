/**
 * Contact: what people write to the employer body.
 * Owns: contact_message.
 * Events out: none of its own; each message leaves a mail with the notifications, in the same transaction.
 * Invariants: senders are limited by hour, each address of the network and of a mailbox by itself; what fills in the
 * field that nobody sees is answered and not kept; a message goes with its sender's account, and by age.
 */
export { ContactModule } from './contact.module.js';
