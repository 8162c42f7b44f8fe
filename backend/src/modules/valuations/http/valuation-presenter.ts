import type { MemberReference, ValuationDetail } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import { FloorsToday, GridCatalogue, toFloorsAnswer, toReference } from '../../grids/index.js';
import { GetValuation } from '../queries/valuations.query.js';
import { viewerOf } from '../queries/viewer.js';
import { toCriterionAnswers, toDetailAnswer } from './valuation-answer.mapper.js';

interface DetailWithAnswers {
  readonly detail: ValuationDetail;
  readonly answers: ReturnType<typeof toCriterionAnswers>;
}

/** A criterion without a loaded valuation, or one that the valuation's own grid does not have. */
const UNANSWERED = { value: null, degre: null, show: true } as const;

@Injectable()
export class ValuationPresenter {
  constructor(
    private readonly queries: QueryBus,
    private readonly grids: GridCatalogue,
    private readonly floors: FloorsToday,
  ) {}

  async detail(actor: Member, id: number): Promise<ValuationDetail> {
    return (await this.withAnswers(actor, id)).detail;
  }

  async withReference(actor: Member, id: number): Promise<MemberReference> {
    return this.reference(actor, await this.withAnswers(actor, id));
  }

  /** The grid in force with the minimum wage of the member's territory; both decide param_smic (rule 12). */
  async reference({ establishmentId }: Member, read?: DetailWithAnswers): Promise<MemberReference> {
    const [inForce, floors] = await Promise.all([this.grids.inForce(), this.floors.of(establishmentId)]);
    const reference = toReference(inForce);
    return {
      ...reference,
      ...toFloorsAnswer(floors),
      criteres: reference.criteres.map((criterion) => ({
        ...criterion,
        ...(read?.answers.get(criterion.critere_id) ?? UNANSWERED),
      })),
      valuations: read === undefined ? [] : [read.detail],
    };
  }

  private async withAnswers(actor: Member, id: number): Promise<DetailWithAnswers> {
    const { valuation, setting } = await this.queries.execute(
      new GetValuation({ viewer: viewerOf(actor), valuationId: id }),
    );
    return { detail: toDetailAnswer(valuation, setting), answers: toCriterionAnswers(valuation, setting) };
  }
}
