import { DomainError } from '../../../platform/errors/domain-error.js';
import { accountEvent, type AccountEvent, type AccountOrigin, staffEvent } from './account.events.js';

/** 0 registered or suspended, 1 active. */
export type Visa = 0 | 1;

export interface AccountState {
  readonly id: number;
  readonly version: number;
  /** Null for staff and admin. */
  readonly establishmentId: number | null;
  /** The main account to which an associated account belongs. */
  readonly parentId: number | null;
  /**
   * The person's account that has the password and signs in (ADR 99); null when this one does. Both have the same address.
   */
  readonly loginId: number | null;
  readonly role: 'member' | 'staff' | 'admin';
  readonly visa: Visa;
  readonly email: string;
  /** Null until the account is activated, and for an account that another one signs in to. */
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalAddress: string;
  readonly createdAt: Date;
  readonly activatedAt: Date | null;
  /** Day (Europe/Paris) on which the establishment's data is deleted; null when none is planned. */
  readonly deletionPlannedOn: string | null;
  /** The time since which signing in also asks for a code (ADR 41); null when it does not. Only staff have one. */
  readonly totpSince: Date | null;
  /** The time since which staff suspend the account; null when it is not suspended. */
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** A collaborator who may see what people are paid, by the head's decision (ADR 119). A main account always may. */
  readonly seesPay: boolean;
}

/** What holders may correct in their own account. */
export type AccountDetails = Pick<AccountState, 'firstName' | 'lastName' | 'postalAddress'>;

export type NewStaff = Pick<AccountState, 'id' | 'email' | 'firstName' | 'lastName'> & {
  readonly role: 'staff' | 'admin';
};

export type NewAccount = Pick<AccountState, 'id' | 'establishmentId' | 'parentId' | 'email'> & AccountDetails;

/** A new account, before its person can use it. */
const FRESH = {
  version: 0,
  visa: 0,
  loginId: null,
  passwordHash: null,
  activatedAt: null,
  deletionPlannedOn: null,
  totpSince: null,
  suspendedAt: null,
  suspensionReason: null,
  seesPay: false,
} as const;

/** An account's life from registration to erasure. Its values are personal, so events only say that they changed. */
export class Account {
  readonly events: AccountEvent[] = [];

  private constructor(
    private current: AccountState,
    readonly loadedVersion: number,
  ) {}

  static restore(state: AccountState): Account {
    return new Account(state, state.version);
  }

  /** Visa 0, without a password: the activation link gives both. */
  static register(account: NewAccount, origin: AccountOrigin, now: Date): Account {
    const registered = Account.restore({ ...FRESH, ...account, role: 'member', createdAt: now });
    registered.record(accountEvent.registered.of({ origin }));
    return registered;
  }

  /** A further account of a person, active at once: the password of `loginId` opens it. */
  static join(account: NewAccount, loginId: number, now: Date): Account {
    const opened = { visa: 1, loginId, createdAt: now, activatedAt: now } as const;
    const joined = Account.restore({ ...FRESH, ...account, ...opened, role: 'member' });
    joined.record(accountEvent.joined.of({}));
    return joined;
  }

  /** An account of the employer body: visa 0, without a password, which the activation link gives. */
  static employ(person: NewStaff, now: Date): Account {
    const unowned = { establishmentId: null, parentId: null, postalAddress: '' } as const;
    const employed = Account.restore({ ...FRESH, ...person, ...unowned, createdAt: now });
    employed.record(staffEvent.invited.of({ role: person.role }));
    return employed;
  }

  get state(): AccountState {
    return this.current;
  }

  get isErased(): boolean {
    return this.events.some(({ type }) => type === 'account.erased');
  }

  /** @throws 409 `compte_deja_active`: a second activation would be a way to change the password */
  activate(passwordHash: string, now: Date): void {
    if (this.current.activatedAt !== null) throw new DomainError('compte_deja_active');
    this.record(accountEvent.activated.of({}), { visa: 1, passwordHash, activatedAt: now });
  }

  /** Replaces a known or forgotten password. The caller ends the sessions. */
  changePassword(passwordHash: string): void {
    this.record(accountEvent.passwordChanged.of({}), { passwordHash });
  }

  /** Records nothing when no detail differs. */
  correct(details: Partial<AccountDetails>): void {
    const next = { ...this.current, ...details };
    const { firstName, lastName, postalAddress } = this.current;
    if (next.firstName === firstName && next.lastName === lastName && next.postalAddress === postalAddress) return;
    this.record(accountEvent.corrected.of({}), details);
  }

  /** Records nothing when the address is the same. */
  changeEmail(email: string): void {
    if (email === this.current.email) return;
    this.record(accountEvent.emailChanged.of({}), { email });
  }

  /** Suspends the account until the day of the deletion. */
  planDeletion(on: string): void {
    this.record(accountEvent.deletionPlanned.of({ on }), { visa: 0, deletionPlannedOn: on });
  }

  /** Records nothing without a planned deletion. */
  cancelDeletion(): void {
    if (this.current.deletionPlannedOn === null) return;
    const visa = this.current.suspendedAt === null ? 1 : 0;
    this.record(accountEvent.deletionCancelled.of({}), { visa, deletionPlannedOn: null });
  }

  changeRole(role: 'staff' | 'admin'): void {
    const { role: before } = this.current;
    if (before === 'member') throw new Error('A member has no role among staff');
    this.record(staffEvent.roleChanged.of({ before, role }), { role });
  }

  /**
   * Suspends an account of the employer body. For an account that is not activated, this withdraws the invitation.
   * @throws 409 `compte_etat_inchange`
   */
  suspendStaff(): void {
    const { visa, activatedAt } = this.current;
    if (visa === 0 && activatedAt !== null) throw new DomainError('compte_etat_inchange');
    this.record(staffEvent.suspended.of({}), { visa: 0 });
  }

  /** @throws 409 `compte_etat_inchange`, also for an account that is not activated: its invitation is sent again */
  reinstateStaff(): void {
    const { visa, activatedAt } = this.current;
    if (visa === 1 || activatedAt === null) throw new DomainError('compte_etat_inchange');
    this.record(staffEvent.reinstated.of({}), { visa: 1, suspendedAt: null, suspensionReason: null });
  }

  endStaffSessions(): void {
    this.record(staffEvent.sessionsEnded.of({}));
  }

  /** @throws 409 `second_facteur_actif`: remove it before setting another device */
  setSecondStep(now: Date): void {
    if (this.current.totpSince !== null) throw new DomainError('second_facteur_actif');
    this.record(accountEvent.secondStepSet.of({}), { totpSince: now });
  }

  /** @throws 409 `second_facteur_absent` */
  removeSecondStep(by: 'holder' | 'admin'): void {
    this.requireSecondStep();
    this.record(accountEvent.secondStepRemoved.of({ by }), { totpSince: null });
  }

  /** @throws 409 `second_facteur_absent` */
  renewRecoveryCodes(): void {
    this.requireSecondStep();
    this.record(accountEvent.recoveryCodesRenewed.of({}));
  }

  /** Uses a recovery code in place of a device's code. Each recovery code works once. */
  useRecoveryCode(): void {
    this.record(accountEvent.recoveryCodeUsed.of({}));
  }

  private requireSecondStep(): void {
    if (this.current.totpSince === null) throw new DomainError('second_facteur_absent');
  }

  /** @param parentId the new main account; null: this account is the main one */
  handOver(parentId: number | null): void {
    this.record(accountEvent.handedOver.of({ main: parentId === null }), { parentId, seesPay: false });
  }

  /** Records nothing when the right is the same. */
  letSeePay(seesPay: boolean): void {
    if (seesPay === this.current.seesPay) return;
    this.record(accountEvent.payRightChanged.of({ seesPay }), { seesPay });
  }

  /**
   * Suspends the account until staff lift the suspension. The caller ends the sessions.
   * @throws 409 `compte_en_suppression`, `compte_pas_active`, `compte_deja_suspendu`
   */
  suspend(reason: string, now: Date): void {
    const { deletionPlannedOn, activatedAt, visa } = this.current;
    if (deletionPlannedOn !== null) throw new DomainError('compte_en_suppression');
    if (activatedAt === null) throw new DomainError('compte_pas_active');
    if (visa === 0) throw new DomainError('compte_deja_suspendu');
    this.record(accountEvent.suspended.of({}), { visa: 0, suspendedAt: now, suspensionReason: reason });
  }

  /** Lifts the suspension. A planned deletion still prevents signing in. @throws 409 `compte_pas_suspendu` */
  liftSuspension(): void {
    const { deletionPlannedOn, suspendedAt, visa, activatedAt } = this.current;
    const isKeptOut = suspendedAt !== null || (visa === 0 && activatedAt !== null && deletionPlannedOn === null);
    if (!isKeptOut) throw new DomainError('compte_pas_suspendu');
    const opened = deletionPlannedOn === null ? 1 : 0;
    this.record(accountEvent.suspensionLifted.of({}), { visa: opened, suspendedAt: null, suspensionReason: null });
  }

  /** Notes that staff ended its sessions; the caller ends them. @param every false when they ended only one session */
  noteEndedSessions(every: boolean): void {
    this.record(accountEvent.sessionsEnded.of({ every }));
  }

  /** Notes that staff send the activation mail again. @throws 409 `compte_deja_active` */
  noteActivationMail(): void {
    if (this.current.activatedAt !== null) throw new DomainError('compte_deja_active');
    this.record(accountEvent.activationResent.of({}));
  }

  /** Erases the account. Its row is deleted when the account is saved. */
  erase(): void {
    this.record(accountEvent.erased.of({}));
  }

  private record(event: AccountEvent, change: Partial<AccountState> = {}): void {
    this.events.push(event);
    this.current = { ...this.current, ...change, version: this.current.version + 1 };
  }
}
