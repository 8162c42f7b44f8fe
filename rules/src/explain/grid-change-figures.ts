/** A change in figures as the row of a table: what it is about, the figure before and after, and the difference. */
import { countedPoints } from '../format/counted.js';
import { formatDifference, formatMoney, formatPoints, signed } from '../format/french.js';
import { formatPointValue } from '../format/grid-numbers.js';
import type { GridChange, Sides } from '../grid/grid-change.js';
import type { GridChangeFigures } from './change-words.js';

/** The subject of the point's value, by which it is found among the changes. */
export const POINT_VALUE_SUBJECT = 'Valeur du point, par an';

const points = (hundredths: number): string => countedPoints(formatPoints(hundredths));

function ofPoints(subject: string, { before, after }: Sides<number | null>): GridChangeFigures {
  return {
    subject,
    before: before === null ? null : points(before),
    after: after === null ? null : points(after),
    gap: before === null || after === null ? null : signed(after - before, points(Math.abs(after - before))),
  };
}

/** In euros as the floor, so that a column has one unit. The sentence beside it says the percent that each minimum moves by. */
function ofPointValue({ before, after }: Sides<number>): GridChangeFigures {
  return {
    subject: POINT_VALUE_SUBJECT,
    before: formatPointValue(before),
    after: formatPointValue(after),
    gap: signed(after - before, formatPointValue(Math.abs(after - before))),
  };
}

function ofFloor({ before, after }: Extract<GridChange, { kind: 'branch-floor' }>): GridChangeFigures {
  return {
    subject: `Plancher de branche, de ${points(before.points * 100)} à ${points(after.points * 100)}, par mois à temps plein`,
    before: formatMoney(before.monthCents),
    after: formatMoney(after.monthCents),
    gap: formatDifference(after.monthCents - before.monthCents),
  };
}

/** Null for a change that needs a sentence. */
export function gridChangeFigures(change: GridChange): GridChangeFigures | null {
  switch (change.kind) {
    case 'point-value':
      return ofPointValue(change);
    case 'branch-floor':
      return ofFloor(change);
    case 'category':
      return ofPoints(`Indice de base, catégorie «\u00a0${change.category}\u00a0»`, change);
    case 'degree':
      return ofPoints(
        `«\u00a0${change.criterion}\u00a0», degré ${change.rank}, catégorie «\u00a0${change.category}\u00a0»`,
        change,
      );
    default:
      return null;
  }
}
