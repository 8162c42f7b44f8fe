/** What the person has chosen on the screen of an import, and the form in which it is sent with the file. Pure. */
import { OTHER_FUNCTION_ID, type CategoryLevel, type Day } from '@valorisation/rules';
import type { ImportParts, ImportPreview, RepairLine } from '../../../api/exchange';

/** What a person has chosen for a cell. */
export interface ChosenCell {
  readonly value: string;
  readonly title: string;
  /** Values of other fields that belong to it. */
  readonly others?: readonly { readonly field: string; readonly value: string }[];
}

/** A function outside the grid has a title and a category of its own. Categories have the numbers from 1. */
export const otherFunction = (title: string, level: CategoryLevel, category: string): ChosenCell => ({
  value: String(OTHER_FUNCTION_ID),
  title: `${title}, ${category}`,
  others: [
    { field: 'other_function', value: title },
    { field: 'category', value: String(level + 1) },
  ],
});

/** A cell that the person has settled, with what the file told of it. */
export interface Settled extends ChosenCell {
  readonly told: Pick<RepairLine, 'line' | 'profileName' | 'field' | 'value' | 'alike'>;
  /** True: also in all rows with the same words. */
  readonly isForAlike: boolean;
}

export interface Answer {
  readonly question: string;
  readonly choice: string;
  readonly typed: string | null;
}

export interface Choices {
  /** Null: the sheet that the server proposes. */
  readonly sheet: string | null;
  /** The fields of columns by their number; null for a column that is not taken. */
  readonly columns: ReadonlyMap<number, string | null>;
  readonly answers: readonly Answer[];
  readonly settled: readonly Settled[];
  /** The first day of the amounts paid. */
  readonly paidFrom: Day | null;
  /** Whether names in another spelling are the known people: for all, and for some rows; null until it is decided. */
  readonly samePeople: {
    readonly all: 'same' | 'other' | null;
    readonly rows: ReadonlyMap<number, boolean>;
  };
}

export const NO_CHOICES: Choices = {
  sheet: null,
  columns: new Map(),
  answers: [],
  settled: [],
  paidFrom: null,
  samePeople: { all: null, rows: new Map() },
};

/** Another sheet has other columns and rows. */
export const withSheet = (sheet: string): Choices => ({ ...NO_CHOICES, sheet });

export function withColumn(choices: Choices, index: number, field: string | null): Choices {
  return { ...choices, columns: new Map(choices.columns).set(index, field) };
}

export function withAnswer(choices: Choices, answer: Answer): Choices {
  const others = choices.answers.filter(({ question }) => question !== answer.question);
  return { ...choices, answers: [...others, answer] };
}

export const isSameCell = (one: Settled['told'], other: Settled['told']): boolean =>
  one.line === other.line && one.field === other.field;

export function withSettled(choices: Choices, settled: Settled): Choices {
  return { ...choices, settled: [...withoutSettled(choices, settled.told).settled, settled] };
}

export function withoutSettled(choices: Choices, told: Settled['told']): Choices {
  return { ...choices, settled: choices.settled.filter((one) => !isSameCell(one.told, told)) };
}

/** Decides for all rows. Earlier decisions by row no longer count. */
export const withAllSame = (choices: Choices, all: 'same' | 'other'): Choices => ({
  ...choices,
  samePeople: { all, rows: new Map() },
});

export function withSame(choices: Choices, line: number, isSame: boolean): Choices {
  const { all, rows } = choices.samePeople;
  return { ...choices, samePeople: { all, rows: new Map(rows).set(line, isSame) } };
}

/**
 * Every column is sent with its field: the cells of those that are not taken may be empty by then, and would be
 * proposed differently. @param preview the one on which the choices were made; null for another sheet
 */
export function partsOf(choices: Choices, preview: ImportPreview | null): ImportParts {
  const known = preview?.columns.map(({ index, field }) => [index, field] as const) ?? [];
  const columns = [...new Map([...known, ...choices.columns])].map(([index, field]) => ({ index, field }));
  return {
    mapping: {
      sheet: choices.sheet ?? preview?.sheet ?? null,
      headingLine: preview?.headingLines.at(-1) ?? null,
      columns,
    },
    answers: choices.answers,
    paidFrom: choices.paidFrom,
    samePeople: {
      all: choices.samePeople.all,
      rows: [...choices.samePeople.rows].map(([line, same]) => ({ line, same })),
    },
    repairs: choices.settled.flatMap(({ told: { line, field }, value, others = [], isForAlike }) =>
      [{ field, value }, ...others].map((repair) => ({ ...repair, line, alike: isForAlike })),
    ),
  };
}

/** The changes that are written. Nothing is done about who is gone. */
export const appliedCount = ({ changes }: Pick<ImportPreview, 'changes'>): number =>
  changes.filter(({ kind }) => kind !== 'gone').length;

/** The amounts that are entered as paid. */
export const paidCount = ({ accepted, changes }: Pick<ImportPreview, 'accepted' | 'changes'>): number =>
  accepted.filter(({ paid }) => paid !== null).length + changes.filter(({ kind }) => kind === 'paid').length;

/** What is asked as « La même personne ? » is not also a name to repair. */
export function withoutAskedNames(preview: ImportPreview): Pick<ImportPreview, 'repairs' | 'repairRows'> {
  const asked = new Set(preview.samePeople.filter(({ isSame }) => isSame === null).map(({ line }) => line));
  const repairs = preview.repairs.filter(({ line, field }) => field !== 'name' || !asked.has(line));
  const linesOf = (all: ImportPreview['repairs']) => new Set(all.map(({ line }) => line)).size;
  return { repairs, repairRows: preview.repairRows - linesOf(preview.repairs) + linesOf(repairs) };
}

/** Something to settle in a row, or already settled in it. */
export interface RowToSettle {
  readonly line: number;
  readonly profileName: string;
  readonly open: readonly RepairLine[];
  readonly settled: readonly Settled[];
}

/** The rows in their order. A settled cell that the server still refuses is open. */
export function rowsToSettle(open: readonly RepairLine[], settled: readonly Settled[]): readonly RowToSettle[] {
  const done = settled.filter(({ told }) => !open.some((one) => isSameCell(one, told)));
  const lines = [...new Set([...open, ...done.map(({ told }) => told)].map(({ line }) => line))];
  return lines
    .sort((one, other) => one - other)
    .map((line) => {
      const own = {
        open: open.filter((one) => one.line === line),
        settled: done.filter(({ told }) => told.line === line),
      };
      return { line, profileName: (own.open[0] ?? own.settled[0]?.told)?.profileName ?? '', ...own };
    });
}
