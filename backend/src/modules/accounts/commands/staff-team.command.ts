import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';

export type StaffRole = 'staff' | 'admin';

export interface NewStaffMember {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
}

/** Opens an account of the employer body and mails its activation link. Answers its id. Refusal: 422 on `email`. */
export class InviteStaff extends Command<number> {
  constructor(
    readonly member: NewStaffMember,
    readonly actor: Actor,
  ) {
    super();
  }
}

/**
 * Corrects names, or gives another role. Refusals: `introuvable`, `version_perimee`; of a role `compte_personnel`,
 * `dernier_administrateur`.
 */
export class ChangeStaff extends Command<void> {
  constructor(
    readonly id: number,
    readonly change: Partial<Omit<NewStaffMember, 'email'>> & { readonly version?: number },
    readonly actor: Actor,
  ) {
    super();
  }
}

/** What an admin does about somebody's account, beside its names and its role. */
export type StaffAct = 'suspend' | 'reinstate' | 'end-sessions' | 'reset-second-step' | 'resend';

/**
 * Refusals: `introuvable`; of suspending `compte_personnel`, `dernier_administrateur`, `compte_etat_inchange`; of
 * reinstating `compte_etat_inchange`; of a reset `compte_personnel`, `second_facteur_absent`; of resending
 * `compte_deja_active`.
 */
export class ActOnStaff extends Command<void> {
  constructor(
    readonly id: number,
    readonly act: StaffAct,
    readonly actor: Actor,
  ) {
    super();
  }
}
