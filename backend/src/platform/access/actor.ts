/** The acting account. The guard loads it from the session; every command and query carries it. */
export interface Actor {
  readonly accountId: number;
  /** Null for staff and admin, who belong to no establishment. */
  readonly establishmentId: number | null;
  readonly role: 'member' | 'staff' | 'admin';
  /** True for a collaborator's account (user_parent > 0). */
  readonly associated: boolean;
  /** False for an account that is registered but not activated, or suspended (visa 0). */
  readonly active: boolean;
  /** True for a main account, and for a collaborator whom the head lets see what people are paid. Never for staff. */
  readonly seesPay?: boolean;
  /** True for staff who, by the setting `totp_required`, need a second step and have not set it up yet. */
  readonly awaitsSecondStep?: boolean;
  readonly correlationId: string;
}

export interface Member extends Actor {
  readonly establishmentId: number;
  readonly role: 'member';
}

export function isMember(actor: Actor): actor is Member {
  return actor.role === 'member' && actor.establishmentId !== null;
}
