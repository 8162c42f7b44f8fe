import type { GridDocument } from '@valorisation/rules';

export interface PartProps {
  document: GridDocument;
  change: (parts: Partial<GridDocument>) => void;
}

export function withRow<Row extends object>(rows: readonly Row[], place: number, change: Partial<Row>): readonly Row[] {
  return rows.map((row, at) => (at === place ? { ...row, ...change } : row));
}

/** The categories in the order of their levels, each with its index in the list. */
export function levelsOf({ cats }: GridDocument): readonly { readonly level: number; readonly title: string }[] {
  return cats
    .map((row) => ({ level: row.cat_level, title: row.cat_title }))
    .toSorted((one, other) => one.level - other.level);
}
