import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { ContactMessage } from './contact-messages.port.js';

/**
 * A member writes to the employer body and gets a copy (specification section 7, POST /v1/user/options).
 * Refusal: `trop_de_tentatives`.
 */
export class SendMemberMessage extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly message: Pick<ContactMessage, 'subject' | 'message'>,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * The public writes to the employer body (POST /v1/user/options/contact); no copy, which would carry a text of anybody's to
 * an address of anybody's. Refusals: `donnees_invalides`, `trop_de_tentatives`.
 */
export class SendPublicMessage extends Command<void> {
  constructor(
    readonly message: ContactMessage,
    /** A field that people do not see: a program fills it in, or a browser. */
    readonly trap: string,
    readonly remoteAddress: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
