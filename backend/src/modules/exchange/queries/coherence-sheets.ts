import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { filterCoherence, formatInteger, type CoherenceFilter } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { GetCoherence } from '../../valuations/index.js';
import type { Value, WrittenSheet } from '../files/sheet.js';
import { coherenceColumns, coherenceLine, coherenceWords } from '../mapping/coherence-lines.js';
import { criteriaOf } from '../mapping/columns.js';

/**
 * The page of coherence under a filter. Rows are compared with all that the viewer sees; only the filtered ones are
 * listed.
 */
@Injectable()
export class CoherenceSheets {
  constructor(private readonly queries: QueryBus) {}

  async exported({ establishmentId, accountId, associated }: Member, filter: CoherenceFilter): Promise<WrittenSheet> {
    const viewer = { establishmentId, accountId, associated };
    const { rows, grids, isWhole } = await this.queries.execute(new GetCoherence({ viewer }));
    const criteria = criteriaOf(grids).filter(({ id }) => filter.criterionId === null || id === filter.criterionId);
    const { sheetName, notWhole } = coherenceWords();
    const values = function* (): Generator<readonly Value[]> {
      for (const row of filterCoherence(rows, filter)) yield coherenceLine(row, criteria, grids);
      if (!isWhole) yield [notWhole.replace('{nombre}', formatInteger(rows.length))];
    };
    return { name: sheetName, columns: coherenceColumns(criteria), rows: values() };
  }
}
