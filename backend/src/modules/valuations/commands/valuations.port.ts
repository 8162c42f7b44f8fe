import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Profile, ProfileContext, SavedSheet } from '../domain/profile.aggregate.js';
import type { Valuation } from '../domain/valuation.aggregate.js';
import type { PersonRow } from '../domain/valuation.policy.js';
import type { LastEvent } from '../domain/valuation.undo.js';

/** Port of the versioned rows of valuations. A save writes rows, free texts, totals and events in the transaction. */
export abstract class Valuations {
  abstract nextIds(transaction: Transaction, count: number): Promise<readonly number[]>;
  /** In the order of their ids; an id that the transaction's establishment does not have is left out. */
  abstract findMany(transaction: Transaction, ids: readonly number[]): Promise<readonly Valuation[]>;
  /** By id, what the journal tells of each row's last event. */
  abstract lastEvents(transaction: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, LastEvent>>;
  /** Those of the ids that a person has changed since their first event: what the tool did by itself does not count. */
  abstract touchedByPeople(transaction: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>>;
  /**
   * @throws ConcurrencyConflict when a row is no longer at the version that was loaded.
   * @throws 404 `introuvable` when the profile of a row has gone since it was looked up.
   */
  abstract saveAll(transaction: Transaction, valuations: readonly Valuation[]): Promise<void>;
  /** Keeps why something was done to a row, under the id that its event names. It goes with the row's other texts. */
  abstract keepReason(transaction: Transaction, row: Valuation['state'], id: string, reason: string): Promise<void>;
}

/** Port of the profiles that carry valuations. */
export abstract class Profiles {
  abstract nextId(transaction: Transaction): Promise<number>;
  abstract nextIds(transaction: Transaction, count: number): Promise<readonly number[]>;
  abstract find(transaction: Transaction, id: number): Promise<Profile | undefined>;
  /** How the rows of a profile stand, and who sees them. */
  abstract rowsOf(transaction: Transaction, id: number): Promise<readonly PersonRow[]>;
  /** The job sheet of a profile, whole; undefined until one is saved. */
  abstract sheetOf(transaction: Transaction, id: number): Promise<SavedSheet | undefined>;
  /**
   * Writes a new, changed or deleted profile.
   * @throws 422 with the specification's text when the establishment has another profile of that name.
   * @throws 409 `profil_non_vide` for the deletion of a profile that carries valuations.
   * @throws ConcurrencyConflict when the row is no longer at the version that was loaded.
   */
  abstract save(transaction: Transaction, profile: Profile): Promise<void>;
  /**
   * Writes new profiles, set-based.
   * @throws 422 with the specification's text when one of the names is taken.
   */
  abstract addAll(transaction: Transaction, profiles: readonly Profile[]): Promise<void>;
  /**
   * Deletes the profiles of these ids that carry no valuation and were never changed; answers how many.
   */
  abstract deleteUntouched(
    transaction: Transaction,
    ids: readonly number[],
    contextOf: () => ProfileContext,
  ): Promise<number>;
}
