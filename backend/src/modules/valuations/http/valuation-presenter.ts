import type { ValuationDetail } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import { GetValuation } from '../queries/valuation.query.js';
import { viewerOf } from '../queries/viewer.js';
import { toCriterionAnswers, toDetailAnswer } from './valuation-answer.mapper.js';

export interface DetailWithAnswers {
  readonly detail: ValuationDetail;
  readonly answers: ReturnType<typeof toCriterionAnswers>;
}

/** The answer of every call that changes one valuation: the valuation as it is now. */
@Injectable()
export class ValuationPresenter {
  constructor(private readonly queries: QueryBus) {}

  async detail(actor: Member, id: number): Promise<ValuationDetail> {
    return (await this.withAnswers(actor, id)).detail;
  }

  async withAnswers(actor: Member, id: number): Promise<DetailWithAnswers> {
    const { valuation, setting } = await this.queries.execute(new GetValuation(viewerOf(actor), id));
    return { detail: toDetailAnswer(valuation, setting), answers: toCriterionAnswers(valuation, setting) };
  }
}
