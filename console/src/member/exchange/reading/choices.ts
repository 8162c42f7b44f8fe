/** What the person has chosen on the screen of an import, and the form in which it is sent with the file. Pure. */
import type { ImportParts, ImportPreview, RepairLine } from '../../../api/exchange';

/** A cell that the person has settled, with what the file told of it. */
export interface Settled {
  readonly told: Pick<RepairLine, 'line' | 'profileName' | 'field' | 'value' | 'alike'>;
  readonly value: string;
  readonly title: string;
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
  /** Whether names in another spelling are the known people; null until it is decided. */
  readonly samePeople: 'same' | 'other' | null;
}

export const NO_CHOICES: Choices = { sheet: null, columns: new Map(), answers: [], settled: [], samePeople: null };

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
    samePeople: { all: choices.samePeople, rows: [] },
    repairs: choices.settled.map(({ told: { line, field }, value, isForAlike }) => ({
      line,
      field,
      value,
      alike: isForAlike,
    })),
  };
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
