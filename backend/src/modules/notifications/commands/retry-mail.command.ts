import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { ManyDone } from '../../../platform/errors/many-done.js';

/**
 * Tries a mail again that failed for good, under its own Message-ID. For staff.
 * Refusals: `introuvable`, `mail_sans_echec`, `mail_lien_perime`.
 */
export class RetryMail extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly mailId: number,
  ) {
    super();
  }
}

/** Tries several mails again; one that is not in failure keeps none of the others. For staff. */
export class RetryMails extends Command<ManyDone> {
  constructor(
    readonly actor: Actor,
    readonly mailIds: readonly number[],
  ) {
    super();
  }
}

/** Sends a mail that went out once more; answers the id of the new one. For staff. */
export class ResendMail extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly mailId: number,
  ) {
    super();
  }
}
