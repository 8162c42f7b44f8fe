import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import type { Member } from '../../../platform/access/actor.js';
import { GetValuation } from '../queries/valuation.query.js';
import { viewerOf } from '../queries/viewer.js';
import { toCriterionAnswers, toDetailResponse } from './valuation.response.mapper.js';
import type { valuationDetailResponse } from './valuation.response.js';

export type Detail = z.infer<typeof valuationDetailResponse>;

export interface DetailWithAnswers {
  readonly detail: Detail;
  readonly answers: ReturnType<typeof toCriterionAnswers>;
}

/** The answer of every call that changes one valuation: the valuation as it is now. */
@Injectable()
export class ValuationPresenter {
  constructor(private readonly queries: QueryBus) {}

  async detail(actor: Member, id: number): Promise<Detail> {
    return (await this.withAnswers(actor, id)).detail;
  }

  async withAnswers(actor: Member, id: number): Promise<DetailWithAnswers> {
    const { valuation, setting } = await this.queries.execute(new GetValuation(viewerOf(actor), id));
    return { detail: toDetailResponse(valuation, setting), answers: toCriterionAnswers(valuation, setting) };
  }
}
