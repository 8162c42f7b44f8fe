/**
 * Finds the degrees that differ among similar rows of an establishment. A row is compared with the other rows of its
 * function in the same category. If it is the only one, it is compared with the functions of its family that have the
 * same planned degree in the same category. Other functions have another planned degree, so a difference would mean
 * nothing. The usual degree is the one that most of these rows have. If several degrees are equally frequent, it is the
 * row's own planned degree, if that is one of them. Otherwise there is no usual degree, and every row counts as
 * different.
 */
import { OTHER_FUNCTION_ID } from '../grid/grid.js';
import { findFunction } from '../grid/lookup.js';
import { cellsOf, type CoherenceCell, type ComparedValuation, type PeerDifference } from './coherence-cell.js';
import { wordKey } from '../format/word-key.js';

type Among = PeerDifference['among'];

/** The number of rows for each degree. */
type Counts = Map<number, number>;

interface ReadRow {
  readonly row: ComparedValuation;
  readonly cells: readonly CoherenceCell[];
}

/** The degree that is compared. For an "autre fonction" that is marked as not concerned, it is 0. */
function comparedDegree({ row }: ReadRow, { state, degree, isTraining }: CoherenceCell): number | null {
  if (isTraining) return null;
  return state === 'not-concerned' && row.functionId === OTHER_FUNCTION_ID ? 0 : degree;
}

/** Rows with the same key are similar. Null: the row is similar to no other row. */
const KEYS: Readonly<Record<Among, (row: ComparedValuation, cell: CoherenceCell) => string | null>> = {
  function({ functionId, otherFunction, categoryLevel }, { criterionId }) {
    const title = functionId === OTHER_FUNCTION_ID ? wordKey(otherFunction) : '';
    if (functionId === OTHER_FUNCTION_ID && title === '') return null;
    return [criterionId, functionId, categoryLevel, title].join('|');
  },
  family({ grid, functionId, categoryLevel }, { criterionId, plannedDegree }) {
    const familyId = findFunction(grid, functionId)?.familyId ?? null;
    if (familyId === null || plannedDegree === null) return null;
    return [criterionId, familyId, categoryLevel, plannedDegree].join('|');
  },
};

function countAll(rows: readonly ReadRow[], among: Among): ReadonlyMap<string, Counts> {
  const groups = new Map<string, Counts>();
  for (const read of rows) {
    for (const cell of read.cells) {
      const degree = comparedDegree(read, cell);
      const key = degree === null ? null : KEYS[among](read.row, cell);
      if (degree === null || key === null) continue;
      const counts: Counts = groups.get(key) ?? new Map();
      counts.set(degree, (counts.get(degree) ?? 0) + 1);
      groups.set(key, counts);
    }
  }
  return groups;
}

function usualDegree(counts: Counts, planned: number | null): number | null {
  const most = Math.max(...counts.values());
  const usual = [...counts].filter(([, rows]) => rows === most).map(([degree]) => degree);
  if (usual.length === 1) return usual[0] ?? null;
  return planned !== null && usual.includes(planned) ? planned : null;
}

const sizeOf = (counts: Counts): number => [...counts.values()].reduce((sum, rows) => sum + rows, 0);

/** The cells of every row, one for each criterion of its grid, with the differences. The rows keep their order. */
export function compareRows(rows: readonly ComparedValuation[]): readonly (readonly CoherenceCell[])[] {
  const read = rows.map((row): ReadRow => ({ row, cells: cellsOf(row) }));
  const groups = { function: countAll(read, 'function'), family: countAll(read, 'family') };
  const fromPeers = (of: ReadRow, cell: CoherenceCell): PeerDifference | null => {
    const degree = comparedDegree(of, cell);
    if (degree === null) return null;
    for (const among of ['function', 'family'] as const) {
      const key = KEYS[among](of.row, cell);
      const counts = key === null ? undefined : groups[among].get(key);
      if (counts === undefined || sizeOf(counts) < 2) continue;
      const usual = usualDegree(counts, cell.plannedDegree);
      if (usual === degree) return null;
      const holders = usual === null ? 0 : (counts.get(usual) ?? 0);
      return { among, usualDegree: usual, holders, compared: sizeOf(counts) };
    }
    return null;
  };
  return read.map((of) => of.cells.map((cell) => ({ ...cell, fromPeers: fromPeers(of, cell) })));
}
