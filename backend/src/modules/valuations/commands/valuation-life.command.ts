import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { ProfileChoice } from './valuation.command.js';

/** What a call on one or several rows did. */
export interface LifeOutcome {
  /** Rows changed, made or deleted. */
  readonly ids: readonly number[];
  /** Their versions now, in the order of the ids. */
  readonly versions: readonly number[];
  /** Rows that were in the asked state already; a call on a single such row is refused instead. */
  readonly skipped: number;
}

export interface ManyRows {
  readonly many: readonly number[];
  readonly expectedVersions?: ReadonlyMap<number, number>;
}

export interface OneRow {
  readonly one: number;
  readonly expectedVersion: number | null;
}

/** One row or up to 500 rows, at the versions that the caller knows. */
export type Rows = OneRow | ManyRows;

/** Refusals of all: 404 `introuvable` naming the id (nothing is changed then), 409 `transition_refusee`, `sans_effet`. */
abstract class LifeCommand extends Command<LifeOutcome> {
  constructor(
    readonly actor: Member,
    readonly rows: Rows,
  ) {
    super();
  }
}

/** 0, 1, 2, 3 -> 4 (POST /v1/valor/archive/...). */
export class ArchiveValuations extends LifeCommand {}

/**
 * 4 -> the status of before, all of the rows or none (POST /v1/valor/archive/undo). Refused with 409
 * `archivage_definitif` to anybody but the person who archived, after 60 s, and when the row has changed since.
 */
export class UndoArchives extends LifeCommand {}

/** 3 -> 1, recomputed on the grid in force ('Mettre à jour'). */
export class BringValuationsUpToDate extends LifeCommand {}

/**
 * valor_visa 1 asked of a mixed selection: archived rows become 1, 3, 2 or 0, as they stand beside the grid in force
 * ('Desarchiver'), awaiting ones are brought up to date.
 */
export class ReactivateValuations extends LifeCommand {}

/** A status that no call may ask for: refused with 409, after the rows were found to be the caller's. */
export class JumpToStatus extends LifeCommand {}

/** For good. */
export class DeleteValuations extends LifeCommand {}

/** Copies in the same profile with the source's status; answers the ids of the copies. */
export class DuplicateValuations extends LifeCommand {}

/**
 * A copy for a chosen person: another one gets the post alone, in progress. Refusals: 404 `introuvable` also for a person
 * whom the actor does not see, 422 `donnees_invalides` for a name that is missing or taken and a function that is gone.
 */
export class DuplicateForPerson extends Command<LifeOutcome> {
  constructor(
    readonly actor: Member,
    readonly row: OneRow,
    readonly person: ProfileChoice,
  ) {
    super();
  }
}

/** Copies that are archived at once; refused for archived sources. */
export class DuplicateAndArchiveValuations extends LifeCommand {}

/** Seniority at today's date on the row's own grid (POST /v1/valor/update/valorIsBirth). */
export class ApplyAnniversaries extends LifeCommand {}

/** A line of history by the caller, now, with the present minimum. */
export class NoteHistory extends LifeCommand {}

/** valor_visible 1 or 0; for main accounts only. */
export class SetVisibility extends Command<LifeOutcome> {
  constructor(
    readonly actor: Member,
    readonly rows: Rows,
    readonly visible: boolean,
  ) {
    super();
  }
}
