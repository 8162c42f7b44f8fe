/** What is asked about columns of pay. */
import { formatMoney } from '@valorisation/rules';
import type { Cell } from '../files/sheet.js';
import type { ColumnValues, Questions } from './column-questions.js';
import { readPaid } from './pay-cell.js';
import type { PayField } from './person-row.js';
import { plainWords } from './reading-words.js';

/** Pay that stands twice is asked: what is due is compared with the gross pay, but which column is it? */
export function payFieldOf(gross: ColumnValues | null, base: ColumnValues | null, questions: Questions): PayField {
  if (gross === null || base === null) return base === null ? 'paid' : 'paid_base';
  const samples = gross.cells.map((cell, place): readonly [Cell, Cell] => [cell, base.cells[place] ?? '']);
  const { chosen } = questions.ask({
    kind: 'pay_column',
    column: gross.index,
    choices: ['gross', 'base'],
    likely: 'gross',
    samples: gross.cells,
    show: (choice, cell) => {
      const other = samples.find(([known]) => known === cell)?.[1] ?? '';
      const { value } = readPaid(choice === 'gross' ? cell : other, false, false);
      return value === undefined ? null : formatMoney(value.cents);
    },
  });
  return chosen === 'base' ? 'paid_base' : 'paid';
}

/** A heading that says neither gross nor base is asked. */
export function takesPaid({ index, heading, cells }: ColumnValues, questions: Questions): boolean {
  if (/\b(?:brut|base|gross)/.test(plainWords(heading))) return true;
  const { chosen } = questions.ask({
    kind: 'pay_of',
    column: index,
    choices: ['gross', 'net'],
    likely: 'gross',
    samples: cells,
    show: (choice, cell) => {
      const { value } = readPaid(cell, false, false);
      return choice === 'net' || value === undefined ? null : formatMoney(value.cents);
    },
  });
  return chosen === 'gross';
}
