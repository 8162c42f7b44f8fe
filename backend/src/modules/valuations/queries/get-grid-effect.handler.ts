import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { dayOfEffect } from '../domain/valuation.effect.js';
import { DATA_MARK, lastEffect, type EffectStanding } from './effect-rows.sql.js';
import { GetGridEffect, type GridEffectView } from './grid-effect.query.js';

@QueryHandler(GetGridEffect)
export class GetGridEffectHandler implements IQueryHandler<GetGridEffect> {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  async execute({ gridId }: GetGridEffect): Promise<GridEffectView> {
    const [[found], [now]] = await this.reader.across<[EffectStanding, { mark: string }]>('staff', [
      lastEffect(gridId),
      DATA_MARK,
    ]);
    if (found === undefined) throw notFound('grid');
    const { version, effectiveOn, contentVersion, dataMark, figures, ...call } = found;
    const draft = figures !== null && contentVersion !== version;
    const day = dayOfEffect(effectiveOn, this.clock.today());
    const data = figures !== null && (dataMark !== now?.mark || (!draft && figures.day !== day));
    return { ...call, state: call.state ?? 'none', figures, stale: { draft, data } };
  }
}
