import { Command } from '@nestjs/cqrs';
import type { NewStaffMember } from './staff-team.command.js';

/**
 * invited: the link that gives the account its password is mailed. promoted: one of the team, who signs in already, is an
 * admin from now on. taken: the address is an admin's, of a closed account or of an establishment's; nothing was done.
 */
export type AdminOpening = 'invited' | 'promoted' | 'taken';

/** What the operator does when there is no admin who could: opens the account of one. */
export class OpenAdmin extends Command<AdminOpening> {
  constructor(
    readonly person: Omit<NewStaffMember, 'role'>,
    readonly correlationId: string,
  ) {
    super();
  }
}
