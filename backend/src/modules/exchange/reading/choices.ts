import type { Day } from '@valorisation/rules';

export interface Answer {
  readonly choice: string;
  /** What was typed beside the choice. */
  readonly typed: string | null;
}

/** By the id of the question. */
export type Answers = ReadonlyMap<string, Answer>;

/** What a person has chosen on the screen of an import: columns, answers, repaired cells, the same people. */
export interface ImportChoices {
  readonly sheet: string | null;
  readonly headingLine: number | null;
  /** The chosen field of columns by their index; null for a column that is not read. */
  readonly columns: ReadonlyMap<number, string | null>;
  readonly answers: Answers;
  readonly repairs: readonly Repair[];
  /** The first day of the amounts paid; null: since the seniority. */
  readonly paidFrom: Day | null;
  /** Whether a name in another spelling is the known person: for all rows, and for some. */
  readonly samePeople: {
    readonly all: 'same' | 'other' | null;
    readonly rows: readonly { readonly line: number; readonly same: boolean }[];
  };
}

export interface Repair {
  readonly line: number;
  readonly field: string;
  readonly value: string;
  /** All rows with the same words in that field. */
  readonly alike: boolean;
}

export const NO_CHOICES: ImportChoices = {
  sheet: null,
  headingLine: null,
  columns: new Map(),
  answers: new Map(),
  repairs: [],
  paidFrom: null,
  samePeople: { all: null, rows: [] },
};
