import type { Coherence, CoherenceRow } from '@valorisation/contract';
import { formatDay, NO_FAMILY, typeset } from '@valorisation/rules';
import { coherence as words } from '../../i18n/fr';

export type CoherenceCell = CoherenceRow['cells'][number];

export interface CriterionColumn {
  readonly id: number;
  readonly index: number;
  readonly title: string;
}

/** Rows of one function, in one category and on one grid. */
export interface FunctionGroup {
  readonly key: string;
  readonly title: string;
  /** For a function outside the grid, which may have any category: the row's category. */
  readonly category: string | null;
  /** The first day of its grid, when that grid is no longer in force. */
  readonly formerGrid: string | null;
  readonly rows: readonly CoherenceRow[];
  /** The planned degree by criterion, and the function's title if the earlier grid has another one. */
  readonly planned: ReadonlyMap<number, number>;
  readonly formerTitles: ReadonlyMap<number, string>;
}

export interface FamilyGroup {
  readonly id: number;
  readonly title: string;
  readonly functions: readonly FunctionGroup[];
}

/** The criteria of all grids. Those of the grid in force come first, in its order. Or only the chosen criterion. */
export function columnsOf({ grids }: Pick<Coherence, 'grids'>, criterionId: number | null): readonly CriterionColumn[] {
  const columns = new Map<number, CriterionColumn>();
  for (const { id, index, title } of grids.flatMap(({ criteria }) => criteria)) {
    if (!columns.has(id)) columns.set(id, { id, index, title: typeset(title) });
  }
  return [...columns.values()].filter(({ id }) => criterionId === null || id === criterionId);
}

const familyTitle = (row: CoherenceRow): string =>
  row.familyId === NO_FAMILY ? words.table.noFamily : typeset(row.familyTitle);

export function familiesOf(rows: readonly CoherenceRow[]): readonly { readonly id: number; readonly title: string }[] {
  const families = new Map(rows.map((row) => [row.familyId, familyTitle(row)]));
  return [...families].map(([id, title]) => ({ id, title }));
}

const keyOf = ({ functionId, functionTitle, categoryLevel, gridId }: CoherenceRow): string =>
  [functionId, categoryLevel, gridId, functionTitle].join('|');

function functionGroup(key: string, rows: readonly CoherenceRow[], { grids }: Pick<Coherence, 'grids'>): FunctionGroup {
  const [first] = rows;
  const [inForce] = grids;
  const grid = grids.find(({ id }) => id === first?.gridId);
  const isFormer = grid !== undefined && grid !== inForce;
  const planned = rows
    .flatMap(({ cells }) => cells)
    .flatMap(({ criterionId, plannedDegree }): [number, number][] =>
      plannedDegree === null ? [] : [[criterionId, plannedDegree]],
    );
  const titleInForce = new Map(inForce?.criteria.map(({ id, title }) => [id, title]));
  const others = isFormer ? grid.criteria.filter(({ id, title }) => titleInForce.get(id) !== title) : [];
  return {
    key,
    title: typeset(first?.functionTitle ?? ''),
    category: first?.familyId === NO_FAMILY ? first.categoryTitle : null,
    formerGrid: isFormer ? formatDay(grid.effectiveOn) : null,
    rows,
    planned: new Map(planned),
    formerTitles: new Map(others.map(({ id, title }) => [id, typeset(title)])),
  };
}

/** The server sends the rows in this order. */
export function groupsOf(rows: readonly CoherenceRow[], coherence: Pick<Coherence, 'grids'>): readonly FamilyGroup[] {
  return familiesOf(rows).map(({ id, title }) => {
    const functions = new Map<string, CoherenceRow[]>();
    for (const row of rows.filter(({ familyId }) => familyId === id)) {
      const known = functions.get(keyOf(row));
      if (known === undefined) functions.set(keyOf(row), [row]);
      else known.push(row);
    }
    return { id, title, functions: [...functions].map(([key, own]) => functionGroup(key, own, coherence)) };
  });
}
