import { estimateCalls, type EstimateAnswer, type InputOf } from '@valorisation/contract';
import { Controller, Header, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { dueReason, explained, findFunction, functionTitle, isUnderMinimum } from '@valorisation/rules';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { toReference } from '../../grids/index.js';
import { GetEstimate, type EstimateView } from '../queries/estimate.query.js';

/** Pages of other sites may call it: it shows only public values and stores nothing. */
@Controller()
@Access('public')
export class EstimateController {
  constructor(private readonly queries: QueryBus) {}

  @Costly('read')
  @Serves(
    estimateCalls.one,
    'The amount of a function, without an account',
    'As a valuation of a person with this one function, compared with the minimum wage of metropolitan France, or of Mayotte ' +
      'for its department. Without a known wage for Mayotte nothing is compared, and the reason says so. Nothing is stored; at most 600 an hour from one network.',
  )
  @Header('access-control-allow-origin', '*')
  @Header('access-control-expose-headers', 'Retry-After')
  async estimate(
    @Input() { query: { department, ...inputs } }: InputOf<typeof estimateCalls.one>,
    @Ip() remoteAddress: string,
  ): Promise<EstimateAnswer> {
    return toAnswer(
      await this.queries.execute(new GetEstimate({ inputs, department: department ?? null, remoteAddress })),
    );
  }
}

function toAnswer({ inputs, texts, estimate, version, floors, today }: EstimateView): EstimateAnswer {
  const { pay, due, steps } = estimate;
  const { functionId, shareHundredths, hourly } = inputs;
  const job = findFunction(version.grid, functionId);
  const { reason, notes } = dueReason({ due, floors, hourly, shareHundredths, alone: true });
  return {
    ...inputs,
    functionTitle: functionTitle({ functionId, otherFunction: texts.otherFunction }, job),
    planned: pay.planned,
    uncounted: pay.uncounted,
    indexHundredths: pay.indexHundredths,
    majoredIndexHundredths: pay.majoredIndexHundredths,
    minimumCents: pay.minimumCents,
    hourlyCents: pay.hourlyCents,
    remunerationValueCents: pay.remunerationValueCents,
    displayed: pay.displayed,
    due: { cents: due.cents, unit: due.unit, source: due.source },
    territory: floors.territory,
    reason: [reason, ...notes].join(' '),
    belowMinimum: isUnderMinimum(floors, pay.indexHundredths),
    calculatedOn: today,
    grid: toReference(version).info,
    trace: explained(steps, version.grid),
  };
}
