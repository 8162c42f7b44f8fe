import type { Actor } from '../../../platform/access/actor.js';
import { RuleOfTwo } from '../../../platform/access/rule-of-two.js';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { staffTransaction, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { assertNewWage, type NewWage } from '../domain/wage-rules.js';
import { Wages } from '../persistence/wages.js';
import { WageEffects, type WageEffectView } from './wage-effects.js';

export interface ReportedEffect extends WageEffectView {
  /** No other admin could confirm, so the asker would. */
  readonly alone: boolean;
  /** The asker may confirm it: another admin proposed it, or there is no other admin. */
  readonly confirmable: boolean;
}

/** The effect of a value before it is proposed. Refusal: `donnees_invalides`. */
export class GetWageEffect extends QueryOf<{ actor: Actor; wage: NewWage }, ReportedEffect>() {}

/** The present effect of a proposal. Refusal: `introuvable`. */
export class GetProposedWageEffect extends QueryOf<{ actor: Actor; id: number }, ReportedEffect>() {}

const on = handlersWith({ unitOfWork: UnitOfWork, two: RuleOfTwo, effects: WageEffects, clock: Clock, wages: Wages });

export const wageEffectQueries = [
  on(GetWageEffect, async ({ actor, wage }, { unitOfWork, two, effects, clock }) => {
    assertNewWage(wage, await effects.known(), clock.today());
    const hasOther = await asStaff(unitOfWork, actor, (tx) => two.hasOther(tx, actor.accountId));
    return { ...(await effects.of(wage)), alone: !hasOther, confirmable: !hasOther };
  }),
  on(GetProposedWageEffect, async ({ actor, id }, { unitOfWork, two, wages, effects }) => {
    const { wage, hasOther } = await asStaff(unitOfWork, actor, async (tx) => ({
      wage: await wages.lock(tx, id),
      hasOther: await two.hasOther(tx, actor.accountId),
    }));
    if (wage === undefined) throw notFound('wageProposal');
    const confirmable = !hasOther || wage.createdBy !== actor.accountId;
    return { ...(await effects.of(wage)), alone: !hasOther, confirmable };
  }),
];

async function asStaff<Result>(
  unitOfWork: UnitOfWork,
  actor: Actor,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return unitOfWork.run(staffTransaction(actor), work);
}
