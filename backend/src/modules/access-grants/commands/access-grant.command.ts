import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';

/**
 * The head lets staff read the names and texts of the establishment for seven days, and has it in a mail. Refusal:
 * `acces_deja_accorde`.
 */
export class GrantAccess extends Command<void> {
  constructor(readonly actor: Member) {
    super();
  }
}

/** The head ends it at once. Refusal: `introuvable`, of one that has ended already. */
export class WithdrawAccess extends Command<void> {
  constructor(readonly actor: Member) {
    super();
  }
}
