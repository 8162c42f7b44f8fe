import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  filterCoherence,
  formatInteger,
  type CoherenceFilter,
  differencesWords,
  heldWords,
  NO_FAMILY,
  STATUS_NAMES,
  typeset,
  type CoherenceCell,
} from '@valorisation/rules';
import type { Coherence, CoherenceRow } from '@valorisation/contract';
import { z } from 'zod';
import type { Member } from '../../../platform/access/actor.js';
import { projectPath } from '../../../platform/config/paths.js';
import { GetCoherence } from '../../valuations/index.js';
import type { Value, WrittenSheet, ValueKind, WrittenColumn } from '../files/sheet.js';
import { criteriaOf, type TitledCriterion } from '../mapping/columns.js';

const KEYS = ['family', 'function', 'category', 'profile', 'status', 'grid', 'number'] as const;
type Key = (typeof KEYS)[number];

const words = z.object({
  sheetName: z.string(),
  fileName: z.string(),
  columns: z.record(z.enum(KEYS), z.string()),
  criterion: z.object({ held: z.string(), planned: z.string(), difference: z.string() }),
  noFamily: z.string(),
  notWhole: z.string(),
});
type CoherenceWords = z.infer<typeof words>;

let known: CoherenceWords | undefined;

export function coherenceWords(): CoherenceWords {
  known ??= words.parse(JSON.parse(readFileSync(projectPath('templates', 'sheets', 'coherence.json'), 'utf8')));
  return known;
}

const LEADING: readonly (readonly [Key, ValueKind, number])[] = [
  ['family', 'text', 34],
  ['function', 'text', 34],
  ['category', 'text', 28],
  ['profile', 'text', 26],
  ['status', 'text', 24],
  ['grid', 'day', 13],
];

export function coherenceColumns(criteria: readonly TitledCriterion[]): readonly WrittenColumn[] {
  const { columns, criterion } = coherenceWords();
  const titled = (heading: string, title: string): string => heading.replace('{critere}', typeset(title));
  return [
    ...LEADING.map(([key, kind, width]) => ({ heading: columns[key], kind, width })),
    ...criteria.flatMap(({ title }) => [
      { heading: titled(criterion.held, title), kind: 'whole' as const, width: 16 },
      { heading: titled(criterion.planned, title), kind: 'whole' as const, width: 14 },
      { heading: titled(criterion.difference, title), kind: 'text' as const, width: 44 },
    ]),
    { heading: columns.number, kind: 'whole', width: 14 },
  ];
}

/** A degree is a number, so that it can be sorted and counted. */
function held(cell: CoherenceCell): Value {
  return cell.isTraining || cell.degree === null ? heldWords(cell) : cell.degree;
}

export function coherenceLine(
  row: CoherenceRow,
  criteria: readonly TitledCriterion[],
  grids: Coherence['grids'],
): readonly Value[] {
  const cells = new Map(row.cells.map((cell) => [cell.criterionId, cell]));
  return [
    row.familyId === NO_FAMILY ? coherenceWords().noFamily : typeset(row.familyTitle),
    typeset(row.functionTitle),
    row.categoryTitle,
    row.profileName,
    STATUS_NAMES[row.status],
    grids.find(({ id }) => id === row.gridId)?.effectiveOn ?? null,
    ...criteria.flatMap(({ id }): readonly Value[] => {
      const cell = cells.get(id);
      return cell === undefined ? [null, null, null] : [held(cell), cell.plannedDegree, differencesWords(cell) || null];
    }),
    row.valuationId,
  ];
}

/** Rows are compared with all that the viewer sees; only the filtered ones are listed. */
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
