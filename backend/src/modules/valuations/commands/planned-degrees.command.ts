import { isInProgress, isUpToDate } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, orRefusal } from '../../../platform/errors/domain-error.js';
import type { Valuation } from '../domain/valuation.aggregate.js';
import type { ChangeContext } from '../domain/valuation.change.js';
import { takePlanned, type Precision } from '../domain/valuation.planned.js';
import { LifeService, type LifeOutcome, type ManyRows } from './life-service.js';

export interface PlannedOutcome extends LifeOutcome {
  /** Changed rows that now have an amount. */
  readonly computedIds: readonly number[];
  /** Rows that the rules refuse, before or after the given terms; the others are done. */
  readonly refused: readonly { readonly id: number; readonly reason: DomainError }[];
}

/**
 * Gives rows in progress their function's planned degrees for all missing answers except Formations, and computes the
 * complete ones (POST /v1/valor/planned/multiple). Rows of another status, and rows without a change, are skipped.
 * Refusals: 404 `introuvable` and 409 `version_perimee` naming the id; then nothing changes.
 */
export class TakePlannedDegrees extends CommandOf<
  {
    actor: Member;
    rows: ManyRows;
    /** By the id of the row. */
    precisions: ReadonlyMap<number, Precision>;
  },
  PlannedOutcome
>() {}

const NOTHING_SAID: Precision = {};

const on = handlersWith({ service: LifeService });

export const plannedDegreesCommands = [
  on(TakePlannedDegrees, async ({ actor, rows, precisions }, { service }) => {
    // Keyed by id, because a transaction that meets a conflict runs again.
    const reasons = new Map<number, DomainError | null>();
    const computed = new Map<number, boolean>();
    const act = (valuation: Valuation, context: ChangeContext): void => {
      const { id } = valuation.state;
      // A refused row does not stop the others.
      const outcome = orRefusal(() => {
        takePlanned(valuation, precisions.get(id) ?? NOTHING_SAID, context);
      });
      reasons.set(id, outcome instanceof DomainError ? outcome : null);
      computed.set(id, isUpToDate(valuation.state.status));
    };
    const isDone = ({ state }: Valuation): boolean => !isInProgress(state.status);
    const { ids, versions, skipped } = await service.change(actor, rows, { isDone, act });
    const refused = [...reasons].flatMap(([id, reason]) => (reason === null ? [] : [{ id, reason }]));
    const untouched = refused.filter(({ id }) => !ids.includes(id)).length;
    return { ids, versions, skipped: skipped - untouched, computedIds: ids.filter((id) => computed.get(id)), refused };
  }),
];
