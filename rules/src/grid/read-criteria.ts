import { byLevel, consecutive, DocumentNode, refuseDuplicates } from './document-reader.js';
import type { Criterion, Degree } from './grid.js';
import { isDegreeField, TRAINING_FIELD } from './grid-document.js';

/** A criterion, and the column of the functions that has its default degree. */
export interface ReadCriterion {
  readonly criterion: Criterion;
  readonly functionField: string;
}

/**
 * Ranks start at 1 and have no gap. A higher degree never gives fewer points, except among training options, which have
 * no order.
 */
function readColumn(column: DocumentNode, kind: Criterion['kind']): readonly Degree[] {
  let lowest = 0;
  return consecutive(column.list('degres', true), 'degre', 1).map((row) => {
    const pointsHundredths = row.decimal('degre_value', 2);
    if (kind === 'degrees' && pointsHundredths < lowest) row.refuse('not_monotonic', 'degre_value');
    lowest = pointsHundredths;
    return {
      rank: row.integer('degre'),
      pointsHundredths,
      text: row.text('degre_level'),
      family: kind === 'training' ? row.text('public') : null,
    };
  });
}

function readCriterion(row: DocumentNode): ReadCriterion {
  const functionField = row.text('metier_field');
  const kind = functionField === TRAINING_FIELD ? 'training' : 'degrees';
  if (kind === 'degrees' && !isDegreeField(functionField)) row.refuse('unknown_reference', 'metier_field');
  return {
    functionField,
    criterion: {
      id: row.integer('critere_id'),
      index: row.integer('critere_idx'),
      kind,
      title: row.text('critere_title'),
      definition: row.text('definition'),
      columns: byLevel(row, 'indices', 'cat_level').map((column) => readColumn(column, kind)),
    },
  };
}

export function readCriteria(document: DocumentNode): readonly ReadCriterion[] {
  const rows = document.list('criteres');
  refuseDuplicates(rows, 'critere_id');
  refuseDuplicates(rows, 'critere_idx');
  const criteria = rows.map(readCriterion);
  criteria.forEach(({ functionField }, place) => {
    const first = criteria.findIndex((other) => other.functionField === functionField);
    if (first !== place) rows[place]?.refuse('duplicate', 'metier_field');
  });
  return [...criteria].sort((a, b) => a.criterion.index - b.criterion.index);
}
