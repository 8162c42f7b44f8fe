/** Who acts: resolved from the session by the guard, carried by every command and query. */
export interface Actor {
  readonly accountId: number;
  /** Null for staff and admin, who belong to no establishment. */
  readonly establishmentId: number | null;
  readonly role: 'member' | 'staff' | 'admin';
  /** True for a collaborator's account (user_parent > 0). */
  readonly associated: boolean;
  /** False while the account is registered but not activated, or suspended (visa 0). */
  readonly active: boolean;
  /** True for staff whom the setting `totp_required` asks for a second step that they have not set up yet. */
  readonly awaitsSecondStep?: boolean;
  readonly correlationId: string;
}

/** An actor of an establishment: what every member command and query needs. */
export interface Member extends Actor {
  readonly establishmentId: number;
  readonly role: 'member';
}

export function isMember(actor: Actor): actor is Member {
  return actor.role === 'member' && actor.establishmentId !== null;
}
