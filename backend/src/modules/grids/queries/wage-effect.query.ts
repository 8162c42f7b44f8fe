import { Query } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { NewWage } from '../domain/wage-rules.js';
import type { WageEffectView } from './wage-effects.js';

export interface ToldEffect extends WageEffectView {
  /** No other admin could confirm: the asker would. */
  readonly alone: boolean;
  /** The asker may confirm it: it is another one's, or there is no other admin. */
  readonly confirmable: boolean;
}

/** What a value would do, before it is proposed. Refusal: `donnees_invalides`. */
export class GetWageEffect extends Query<ToldEffect> {
  constructor(
    readonly actor: Actor,
    readonly wage: NewWage,
  ) {
    super();
  }
}

/** The same of a proposal, as of now. Refusal: `introuvable`. */
export class GetProposedWageEffect extends Query<ToldEffect> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super();
  }
}
