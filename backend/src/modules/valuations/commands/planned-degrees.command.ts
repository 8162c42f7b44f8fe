import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import type { Precision } from '../domain/valuation.planned.js';
import type { LifeOutcome, ManyRows } from './valuation-life.command.js';

export interface PlannedOutcome extends LifeOutcome {
  /** Of the changed rows, those that have an amount now. */
  readonly computedIds: readonly number[];
  /** Rows that the rules refuse, as they are or with what was said of them; the others are done. */
  readonly refused: readonly { readonly id: number; readonly reason: DomainError }[];
}

/**
 * Gives rows in progress their function's planned degrees wherever no answer is given, Formations apart, and computes
 * those that nothing is missing of (POST /v1/valor/planned/multiple). Rows of another status, and those that it changes
 * nothing of, are skipped. Refusals: 404 `introuvable` and 409 `version_perimee` naming the id, nothing is changed then.
 */
export class TakePlannedDegrees extends Command<PlannedOutcome> {
  constructor(
    readonly actor: Member,
    readonly rows: ManyRows,
    /** By the id of the row. */
    readonly precisions: ReadonlyMap<number, Precision>,
  ) {
    super();
  }
}
