/** The columns of an exported, imported or empty sheet: the same in all three, criteria by the grids' titles. */
import type { WrittenColumn, ValueKind } from '../files/sheet.js';
import type { InputKey, SheetWords, ShownKey } from '../files/sheet-words.js';

/** A column; those of the criteria are `degree.3`, `reason.3`, `evidence.3`. */
export type ColumnId = InputKey | ShownKey | `${'degree' | 'reason' | 'evidence'}.${number}`;

export interface Column extends WrittenColumn {
  readonly id: ColumnId;
}

export interface TitledCriterion {
  readonly id: number;
  readonly title: string;
}

const TERMS = [
  ['profile', 'text', 26],
  ['functionId', 'whole', 10],
  ['function', 'text', 34],
  ['category', 'text', 28],
  ['share', 'percent', 10],
  ['seniority', 'day', 14],
  ['leave', 'whole', 16],
  ['pay', 'text', 14],
  ['guaranteed', 'money', 16],
  ['fixedDays', 'text', 12],
] as const satisfies readonly Shape[];

const STANDING = [
  ['status', 'text', 24],
  ['visibility', 'text', 12],
  ['calculatedOn', 'day', 13],
  ['grid', 'day', 13],
] as const satisfies readonly Shape[];

const SHOWN = [
  ['index', 'decimal', 11],
  ['majored', 'whole', 11],
  ['month', 'money', 15],
  ['hour', 'money', 13],
  ['displayed', 'money', 15],
  ['unit', 'text', 12],
  ['due', 'money', 18],
  ['dueUnit', 'text', 12],
  ['dueSource', 'text', 24],
  ['fixedAmount', 'money', 16],
  ['belowMinimum', 'text', 12],
  ['nextChange', 'day', 14],
  ['number', 'whole', 12],
] as const satisfies readonly Shape[];

type Shape = readonly [id: InputKey | ShownKey, kind: ValueKind, width: number];

/** What a person fills in, in the order of the classification. */
export function inputColumns(words: SheetWords, criteria: readonly TitledCriterion[]): readonly Column[] {
  const plain = ([id, kind, width]: Shape): Column => ({ id, kind, width, heading: words.columns[id] });
  const ofCriterion = ({ id, title }: TitledCriterion): readonly Column[] => {
    const titled = (heading: string): string => heading.replace('{critere}', title);
    return [
      { id: `degree.${id}`, kind: 'whole', width: 14, heading: titled(words.columns.degree) },
      { id: `reason.${id}`, kind: 'text', width: 24, heading: titled(words.columns.reason) },
      { id: `evidence.${id}`, kind: 'text', width: 24, heading: titled(words.columns.evidence) },
    ];
  };
  return [...TERMS.map(plain), ...criteria.flatMap(ofCriterion), ...STANDING.map(plain)];
}

/** What an export adds: amounts as they were computed, read by nobody again. */
export function shownColumns(words: SheetWords): readonly Column[] {
  return SHOWN.map(([id, kind, width]) => ({ id, kind, width, heading: words.columns[id] }));
}

/** The criteria of several grids, under the titles of the first that has them. */
export function criteriaOf(
  grids: readonly { readonly criteria: readonly TitledCriterion[] }[],
): readonly TitledCriterion[] {
  const titles = new Map<number, string>();
  for (const { criteria } of grids) {
    for (const { id, title } of criteria) titles.set(id, titles.get(id) ?? title);
  }
  return [...titles].map(([id, title]) => ({ id, title }));
}

export { wordKey } from '@valorisation/rules';
