/** Versions that are not in force yet, written as the owner: a clone of the shipped grid with changes of every kind. */
import { readGrid, shippedGrids, type GridDocument } from '@valorisation/rules';
import type pg from 'pg';

/** The function that the draft no longer has. */
const GONE_FUNCTION = 27;

/** Raises the point, removes a category, a function and a degree, and raises a criterion. */
export function changedDocument(): GridDocument {
  const shipped = shippedGrids.at(-1);
  if (shipped === undefined) throw new Error('No grid is shipped');
  const { document } = shipped;
  const params: Readonly<Record<string, string>> = { param: '0.2121', valeur_point: '21.21', param_smic: '105700' };
  const changed: GridDocument = {
    ...document,
    cats: document.cats.map((row) => (row.cat_level === 2 ? { ...row, indice: Number(row.indice) - 40 } : row)),
    metiers: document.metiers.filter(({ metier_id: id }) => id !== GONE_FUNCTION),
    criteres: document.criteres.map((criterion) =>
      criterion.critere_id === 2
        ? {
            ...criterion,
            indices: criterion.indices.map((column) =>
              column.cat_level === 0 ? { ...column, degres: column.degres.slice(0, -1) } : column,
            ),
          }
        : criterion,
    ),
    params: document.params.map((row) => ({ ...row, param_value: params[row.param_title] ?? row.param_value })),
  };
  readGrid(changed);
  return changed;
}

export async function insertDraft(owner: pg.Pool, document: GridDocument, effectiveOn: string): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into grid_version (status, effective_on, confirmed, document, created_at, title)
     values ('draft', $1, true, $2, now(), 'Projet') returning id`,
    [effectiveOn, JSON.stringify(document)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The draft has an id');
  return row.id;
}
