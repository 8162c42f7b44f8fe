/** The columns of an exported, imported or empty sheet. The same in all three; criteria have the grids' titles. */
import type { Criterion } from '@valorisation/rules';
import type { WrittenColumn, ValueKind } from '../files/sheet.js';
import { SHOWN_KEYS, type InputKey, type SheetWords, type ShownKey } from '../files/sheet-words.js';
import { TERM_COLUMNS } from './term-columns.js';

/** The columns of criteria are `degree.3`, `reason.3`, `evidence.3`. */
export type ColumnId = InputKey | ShownKey | `${'degree' | 'reason' | 'evidence'}.${number}`;

export interface Column extends WrittenColumn {
  readonly id: ColumnId;
  readonly otherHeadings?: readonly string[];
}

export type TitledCriterion = Pick<Criterion, 'id' | 'title'>;

/** A criterion with its columns. Formations has the diploma in words. */
export type ColumnCriterion = TitledCriterion & Pick<Criterion, 'kind'>;

const TERMS: readonly InputShape[] = [
  ['profile', 'text', 26],
  ['functionId', 'whole', 10],
  ['function', 'text', 34],
  ['category', 'text', 28],
  ...Object.values(TERM_COLUMNS).map(({ key, kind, width }) => [key, kind, width] as const),
];

const STANDING = [
  ['status', 'text', 24],
  ['visibility', 'text', 12],
  ['calculatedOn', 'day', 13],
  ['grid', 'day', 13],
] as const satisfies readonly InputShape[];

/** The shown columns, in the order of the keys. */
const SHOWN: Readonly<Record<ShownKey, readonly [kind: ValueKind, width: number]>> = {
  index: ['decimal', 11],
  majored: ['whole', 11],
  month: ['money', 15],
  hour: ['money', 13],
  conventional: ['money', 15],
  unit: ['text', 12],
  due: ['money', 18],
  dueUnit: ['text', 12],
  dueSource: ['text', 24],
  complement: ['money', 18],
  paid: ['money', 13],
  paidFrom: ['day', 13],
  gap: ['money', 13],
  updated: ['money', 18],
  fixedAmount: ['money', 16],
  belowMinimum: ['text', 12],
  nextChange: ['day', 14],
  number: ['whole', 12],
};

type InputShape = readonly [id: InputKey, kind: ValueKind, width: number];

/** The columns that a person fills in, in the order of the classification. */
export function inputColumns(words: SheetWords, criteria: readonly ColumnCriterion[]): readonly Column[] {
  const { columns, otherHeadings } = words;
  const plain = ([id, kind, width]: InputShape): Column => ({
    id,
    kind,
    width,
    heading: columns[id],
    otherHeadings: otherHeadings[id] ?? [],
  });
  const ofCriterion = ({ id, title, kind }: ColumnCriterion): readonly Column[] => {
    const titled = (heading: string): string => heading.replace('{critere}', title);
    const texts: readonly Column[] = [
      { id: `reason.${id}`, kind: 'text', width: 24, heading: titled(columns.reason) },
      { id: `evidence.${id}`, kind: 'text', width: 24, heading: titled(columns.evidence) },
    ];
    const degree = { id: `degree.${id}`, kind: 'whole', width: 14, heading: titled(columns.degree) } as const;
    const training = { ...degree, width: 26, heading: titled(columns.training) };
    return kind === 'training'
      ? [{ ...training, otherHeadings: (otherHeadings.training ?? []).map(titled) }, ...texts]
      : [degree, ...texts];
  };
  return [...TERMS.map(plain), ...criteria.flatMap(ofCriterion), ...STANDING.map(plain)];
}

/** Headings that exports add, or added earlier. An import ignores them silently. */
export function shownHeadings(words: SheetWords): ReadonlySet<string> {
  return new Set([...shownColumns(words).map(({ heading }) => heading), ...words.formerHeadings]);
}

/** The columns of what is paid. They stand in the file of a viewer who may see it. */
const PAY_KEYS: readonly ShownKey[] = ['paid', 'paidFrom', 'gap'];

/** The columns that an export adds: amounts, which an import does not read. */
export function shownColumns(words: SheetWords, seesPay = true): readonly Column[] {
  return SHOWN_KEYS.filter((id) => seesPay || !PAY_KEYS.includes(id)).map((id) => {
    const [kind, width] = SHOWN[id];
    return { id, kind, width, heading: words.columns[id] };
  });
}

/** The criteria of several grids, with the title from the first grid that has each. */
export function criteriaOf<Known extends TitledCriterion>(
  grids: readonly { readonly criteria: readonly Known[] }[],
): readonly Known[] {
  const known = new Map<number, Known>();
  for (const { criteria } of grids) {
    for (const criterion of criteria) known.set(criterion.id, known.get(criterion.id) ?? criterion);
  }
  return [...known.values()];
}

export { wordKey } from '@valorisation/rules';

/** A text as refusals quote it, with no-break spaces inside the quotation marks. */
export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
