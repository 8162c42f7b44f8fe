import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { accessEvent, type AccessEvent } from './access-grant.events.js';

/** How long a grant lasts. The database refuses a longer one. */
const GRANT_HOURS = 7 * 24;
const HOUR_MS = 3_600_000;

export interface AccessGrantState {
  readonly id: number;
  readonly version: number;
  readonly establishmentId: number;
  /** The main account. */
  readonly grantedBy: number;
  readonly grantedAt: Date;
  readonly expiresAt: Date;
  readonly withdrawnAt: Date | null;
}

export type Viewed =
  | { readonly screen: 'people' }
  | { readonly screen: 'person'; readonly profileId: number }
  | { readonly screen: 'valuation' | 'history'; readonly valuationId: number };

/** A head lets staff read the names and texts of the establishment, for at most seven days (ADR 43). */
export class AccessGrant {
  readonly events: AccessEvent[] = [];

  private constructor(
    private current: AccessGrantState,
    readonly loadedVersion: number,
  ) {}

  static restore(state: AccessGrantState): AccessGrant {
    return new AccessGrant(state, state.version);
  }

  /**
   * @param open the present grant, if there is one
   * @throws DomainError `acces_deja_accorde`
   */
  static give(
    open: AccessGrant | undefined,
    head: Pick<AccessGrantState, 'id' | 'establishmentId' | 'grantedBy'>,
    now: Date,
  ): AccessGrant {
    if (open !== undefined) throw new DomainError('acces_deja_accorde');
    const expiresAt = new Date(now.getTime() + GRANT_HOURS * HOUR_MS);
    const grant = new AccessGrant({ ...head, version: 0, grantedAt: now, expiresAt, withdrawnAt: null }, 0);
    grant.record(accessEvent.granted.of({ until: expiresAt.toISOString() }));
    return grant;
  }

  get state(): AccessGrantState {
    return this.current;
  }

  /** True until its end, or until its head ends it earlier. */
  lastsAt(now: Date): boolean {
    return this.current.withdrawnAt === null && now < this.current.expiresAt;
  }

  /** @throws DomainError `introuvable` when it has ended already */
  withdraw(now: Date): void {
    if (!this.lastsAt(now)) throw notFound();
    this.record(accessEvent.withdrawn.of({}));
    this.current = { ...this.current, withdrawnAt: now };
  }

  /** @throws DomainError `acces_non_accorde` when it has ended */
  noteRead(viewed: Viewed, now: Date): void {
    if (!this.lastsAt(now)) throw new DomainError('acces_non_accorde');
    this.record(accessEvent.read.of({ profileId: null, valuationId: null, ...viewed }));
  }

  private record(event: AccessEvent): void {
    this.events.push(event);
    this.current = { ...this.current, version: this.current.version + 1 };
  }
}
