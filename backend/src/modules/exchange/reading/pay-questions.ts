/** What is asked about columns of pay. */
import { formatAmount, formatMoney, FULL_SHARE_HUNDREDTHS } from '@valorisation/rules';
import type { Cell } from '../files/sheet.js';
import type { ColumnValues, Questions, ShareColumn } from './column-questions.js';
import { readPaid } from './pay-cell.js';
import type { PayColumn, PayField, RowFields } from './person-row.js';
import { plainWords } from './reading-words.js';
import { readShare } from './share-cell.js';

/** From this amount on, in cents, no amount is that of an hour. */
const LOWEST_MONTH = 200_00;

interface PayColumns {
  readonly gross: ColumnValues | null;
  readonly base: ColumnValues | null;
  readonly hour: ColumnValues | null;
  /** The rows say whether they are paid by the month or by the hour. */
  readonly hasMode: boolean;
  /** Some people are not at full time, or the file does not say. */
  readonly arePartial: boolean;
}

/** The column of what is paid. What its heading and its amounts leave open is asked once. */
export function payColumn({ gross, base, hour, hasMode, arePartial }: PayColumns, questions: Questions): PayColumn {
  const atShare = { isYearly: false, basis: 'share' } as const;
  if (gross === null && base === null) {
    return hour === null || hasMode
      ? { ...atShare, field: 'paid', unit: 'month' }
      : { ...atShare, field: 'paid_hour', unit: 'hour' };
  }
  const field = payFieldOf(gross, base, questions);
  const column = field === 'paid_base' ? base : gross;
  if (column === null || !takesPaid(column, questions)) return { ...atShare, field: null, unit: 'month' };
  const plain = plainWords(column.heading);
  const unit = payUnitOf(column, plain, hasMode, questions);
  const basis = unit === 'hour' || !arePartial ? 'share' : payBasisOf(column, plain, questions);
  return { field, isYearly: /\b(?:annuel|annual|an)/.test(plain), unit, basis };
}

/** True unless each person with a pay is at full time. */
export function arePartial(rows: readonly Pick<RowFields, 'cells'>[], shares: ShareColumn | null): boolean {
  const paid = rows.filter(({ cells }) => cells.has('paid') || cells.has('paid_base'));
  return paid.some(({ cells }) => {
    const cell = cells.get('share') ?? cells.get('hours') ?? '';
    const { value } = shares === null ? {} : readShare(cell, { ...shares, isTeacher: false });
    return value !== FULL_SHARE_HUNDREDTHS;
  });
}

/** Small amounts may be those of an hour. */
function payUnitOf(
  { index, cells }: ColumnValues,
  plain: string,
  hasMode: boolean,
  questions: Questions,
): PayColumn['unit'] {
  if (/\b(?:horaire|heure|hour)/.test(plain)) return 'hour';
  const amounts = cells.flatMap((cell) => readPaid(cell, false, false).value?.cents ?? []);
  const isKnown = hasMode || amounts.length === 0 || Math.max(...amounts) >= LOWEST_MONTH;
  if (isKnown || /\b(?:mens|mois|month|annuel|annual|an)/.test(plain)) return 'month';
  const { chosen } = questions.ask({
    kind: 'pay_unit',
    column: index,
    choices: ['month', 'hour'],
    likely: null,
    samples: cells,
    show: (choice, cell) => {
      const { value } = readPaid(cell, choice === 'hour', false);
      return value === undefined ? null : formatAmount(value);
    },
  });
  return chosen === 'month' || chosen === 'hour' ? chosen : null;
}

function payBasisOf({ index }: ColumnValues, plain: string, questions: Questions): PayColumn['basis'] {
  if (/\b(?:temps plein|temps complet|etp|equivalent)/.test(plain)) return 'full';
  const { chosen } = questions.ask({ kind: 'pay_share', column: index, choices: ['share', 'full'], likely: null });
  return chosen === 'share' || chosen === 'full' ? chosen : null;
}

/** Pay that stands twice is asked: what is due is compared with the gross pay, but which column is it? */
function payFieldOf(gross: ColumnValues | null, base: ColumnValues | null, questions: Questions): PayField {
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
function takesPaid({ index, heading, cells }: ColumnValues, questions: Questions): boolean {
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
