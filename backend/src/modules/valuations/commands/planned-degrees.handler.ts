import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isInProgress, isUpToDate } from '@valorisation/rules';
import { DomainError, orRefusal } from '../../../platform/errors/domain-error.js';
import { takePlanned, type Precision } from '../domain/valuation.planned.js';
import type { Valuation } from '../domain/valuation.aggregate.js';
import type { ChangeContext } from '../domain/valuation.change.js';
import { LifeService } from './life-service.js';
import { TakePlannedDegrees, type PlannedOutcome } from './planned-degrees.command.js';

const NOTHING_SAID: Precision = {};

@CommandHandler(TakePlannedDegrees)
export class TakePlannedDegreesHandler implements ICommandHandler<TakePlannedDegrees> {
  constructor(private readonly service: LifeService) {}

  async execute({ actor, rows, precisions }: TakePlannedDegrees): Promise<PlannedOutcome> {
    // By id: a transaction that meets a conflict is run again.
    const reasons = new Map<number, DomainError | null>();
    const computed = new Map<number, boolean>();
    const act = (valuation: Valuation, context: ChangeContext): void => {
      const { id } = valuation.state;
      // A row that is refused leaves the others to be done.
      const outcome = orRefusal(() => {
        takePlanned(valuation, precisions.get(id) ?? NOTHING_SAID, context);
      });
      reasons.set(id, outcome instanceof DomainError ? outcome : null);
      computed.set(id, isUpToDate(valuation.state.status));
    };
    const isDone = ({ state }: Valuation): boolean => !isInProgress(state.status);
    const { ids, versions, skipped } = await this.service.change(actor, rows, { isDone, act });
    const refused = [...reasons].flatMap(([id, reason]) => (reason === null ? [] : [{ id, reason }]));
    const untouched = refused.filter(({ id }) => !ids.includes(id)).length;
    return { ids, versions, skipped: skipped - untouched, computedIds: ids.filter((id) => computed.get(id)), refused };
  }
}
