import {
  DUE_SOURCE_NAMES,
  findCategory,
  fromHundredths,
  functionTitle,
  payGap,
  STATUS_NAMES,
  type AmountDue,
  type Day,
  type Grid,
} from '@valorisation/rules';
import {
  dueAfterUpdate,
  dueOfRow,
  paidToday,
  type GatheredRow,
  type ValuationRow,
  type ValuationSetting,
} from '../../valuations/index.js';
import type { Value } from '../files/sheet.js';
import type { SheetWords } from '../files/sheet-words.js';
import type { Column, ColumnId } from './columns.js';
import { euros, writtenTerms } from './term-columns.js';

export interface ExportSetting {
  readonly words: SheetWords;
  /** The content and first day of each grid of a row, by id. */
  readonly grids: ReadonlyMap<number, { readonly grid: Grid; readonly effectiveOn: Day }>;
  readonly setting: Pick<ValuationSetting, 'floors' | 'minimumPoints' | 'gridInForce' | 'today' | 'countedParts'>;
}

type Values = Partial<Record<ColumnId, Value>>;

/** One line of an export. A profile without a valuation has only its name. */
export function exportedRow(
  { profileName, valuation, complementCents }: GatheredRow,
  columns: readonly Column[],
  setting: ExportSetting,
): readonly Value[] {
  const values: Values =
    valuation === null
      ? { profile: profileName }
      : {
          profile: profileName,
          ...terms(valuation, setting),
          ...answers(valuation, setting.words),
          ...amounts(valuation, setting),
          ...pay(valuation, setting),
          complement: euros(complementCents),
        };
  return columns.map(({ id }) => values[id] ?? null);
}

function terms(row: ValuationRow, { words: { words }, grids }: ExportSetting): Values {
  const on = grids.get(row.gridId);
  const job = on?.grid.functions.find(({ id }) => id === row.functionId);
  return {
    functionId: row.functionId,
    function: functionTitle(row, job),
    category: on === undefined ? null : (findCategory(on.grid, row.categoryLevel)?.title ?? null),
    ...writtenTerms(row, words),
    // A blank cell means that the seniority is still to be given.
    ...(row.withoutSeniority && { seniority: words.noSeniority }),
    status: STATUS_NAMES[row.status],
    visibility: row.visible ? words.visible : words.limited,
    calculatedOn: row.calculatedOn,
    grid: on?.effectiveOn ?? null,
  };
}

function answers({ answers: given, texts }: ValuationRow, { words }: SheetWords): Values {
  const values: Values = {};
  for (const [key, { degree, notConcerned }] of Object.entries(given)) {
    const id = Number(key);
    values[`degree.${id}`] = notConcerned ? words.notConcerned : degree;
    values[`reason.${id}`] = texts.criteria[key]?.reason ?? null;
    values[`evidence.${id}`] = texts.criteria[key]?.evidence ?? null;
  }
  return values;
}

/** Without the right to see pay, the database has answered no amount. */
function pay(row: ValuationRow, { setting }: ExportSetting): Values {
  const paid = paidToday(row, setting);
  return {
    paid: euros(paid?.cents ?? null),
    paidFrom: paid?.from ?? null,
    gap: euros(payGap(paid, dueOfRow(row, setting))),
  };
}

function amounts(row: ValuationRow, { words: { words }, setting }: ExportSetting): Values {
  const due = dueOfRow(row, setting);
  if (row.indexHundredths === null || due === null) return { number: row.id };
  const unit = (of: AmountDue['unit']): string => (of === 'hour' ? words.perHour : words.perMonth);
  return {
    number: row.id,
    index: fromHundredths(row.indexHundredths),
    majored: row.majoredIndexHundredths === null ? null : fromHundredths(row.majoredIndexHundredths),
    month: euros(row.minimumCents),
    hour: euros(row.hourlyCents),
    // The amount of the agreement has the unit of the amount due, as on the dashboard.
    conventional: euros(due.unit === 'hour' ? row.hourlyCents : row.minimumCents),
    unit: unit(due.unit),
    due: fromHundredths(due.cents),
    dueUnit: unit(due.unit),
    dueSource: DUE_SOURCE_NAMES[due.source],
    updated: euros(dueAfterUpdate(row, setting)?.cents ?? null),
    fixedAmount: euros(row.fixedAmountCents),
    belowMinimum: row.indexHundredths < setting.minimumPoints ? words.yes : words.no,
    nextChange: row.nextChangeOn,
  };
}
