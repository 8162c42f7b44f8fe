/** The problems of a version in preparation. The words are in `explain/grid-problem-words.ts`. */
export type GridPart = 'cats' | 'catpars' | 'enfants' | 'metiers' | 'criteres' | 'conges' | 'paliers' | 'params';

export type GridProblemCode =
  | 'empty_list'
  | 'missing_text'
  | 'not_points'
  | 'not_whole'
  | 'not_amount'
  | 'too_large'
  | 'duplicate'
  | 'missing_level'
  | 'missing_step'
  | 'missing_category'
  | 'missing_family'
  | 'missing_domain'
  | 'missing_other_function'
  | 'missing_param'
  | 'unknown_field'
  | 'unknown_degree'
  | 'unknown_training'
  | 'missing_training'
  | 'falling_degree'
  | 'same_degree'
  | 'falling_rate'
  | 'rising_leave'
  | 'four_rates'
  | 'param_range'
  | 'below_one'
  | 'above_one'
  | 'not_positive'
  | 'no_functions'
  | 'no_families'
  | 'unreadable';

export interface GridProblem {
  readonly part: GridPart;
  /** The place of the row in its list; null for the list itself. */
  readonly place: number | null;
  /** The path inside the row, for example `metier_c1` or `indices.0.degres.2.degre_value`; null for the row itself. */
  readonly field: string | null;
  readonly code: GridProblemCode;
  /** A warning does not block the publication. */
  readonly isWarning: boolean;
  /** Further values that the words need. */
  readonly values: Readonly<Record<string, string | number>>;
}

export class ProblemList {
  readonly found: GridProblem[] = [];

  constructor(private readonly part: GridPart) {}

  add(
    place: number | null,
    field: string | null,
    code: GridProblemCode,
    values: GridProblem['values'] = {},
    isWarning = false,
  ): void {
    this.found.push({ part: this.part, place, field, code, isWarning, values });
  }

  warn(place: number | null, field: string | null, code: GridProblemCode, values: GridProblem['values'] = {}): void {
    this.add(place, field, code, values, true);
  }

  text(place: number, field: string, value: string | undefined): void {
    if (value === undefined || value.trim() === '') this.add(place, field, 'missing_text');
  }

  /** Adds a problem for each row that has the same number as an earlier row. */
  unique<Row>(rows: readonly Row[], field: string, valueOf: (row: Row) => number | string): void {
    const seen = new Set<number | string>();
    rows.forEach((row, place) => {
      const value = valueOf(row);
      if (seen.has(value)) this.add(place, field, 'duplicate', { value });
      seen.add(value);
    });
  }

  /** Checks that the numbers increase by one, from `first` on, without a gap. The rows may have any order. */
  consecutive<Row>(rows: readonly Row[], field: string, first: number, valueOf: (row: Row) => number): void {
    const ordered = rows
      .map((row, place) => ({ place, value: valueOf(row) }))
      .toSorted((one, other) => one.value - other.value);
    this.unique(rows, field, valueOf);
    ordered.forEach(({ place, value }, index) => {
      const before = index === 0 ? first - 1 : (ordered[index - 1]?.value ?? value);
      if (value > before + 1) this.add(place, field, 'missing_step', { value, missing: before + 1 });
      if (value < first) this.add(place, field, 'not_whole');
    });
  }
}
