import { scaled } from '../exact/decimal.js';
import { GridError } from './grid-error.js';
import type { GridDocument, ParamRow } from './grid-document.js';
import { readGrid } from './read-grid.js';

function titled(params: readonly ParamRow[], title: string): ParamRow | undefined {
  return params.find((row) => row.param_title === title);
}

function replaced(params: readonly ParamRow[], title: string, value: string): readonly ParamRow[] {
  const row: ParamRow = { param_title: title, ...titled(params, title), param_value: value };
  return titled(params, title) ? params.map((old) => (old.param_title === title ? row : old)) : [...params, row];
}

/** Micro-euros as a decimal text of at least four places: 208000 is '0.2080'. */
function microText(micro: number): string {
  const decimals = String(micro % 1_000_000)
    .padStart(6, '0')
    .replace(/0{1,2}$/, '');
  return `${Math.floor(micro / 1_000_000)}.${decimals}`;
}

/**
 * A draft's document after an edit: `param` from the point value and `param_smic` from rule 12, the two that nobody
 * types. Throws GridError for a document that breaks another rule.
 */
export function deriveParams(document: GridDocument): GridDocument {
  const pointValue = titled(document.params, 'valeur_point');
  const param = pointValue && scaled(pointValue.param_value, 4);
  if (param === null) throw new GridError('not_a_decimal', 'params.valeur_point');
  const free = document.params.filter((row) => row.param_title !== 'param_smic');
  const params = param === undefined ? free : replaced(free, 'param', microText(param));
  const { minimumIndexHundredths } = readGrid({ ...document, params }).params;
  const withParam = param === undefined ? document.params : replaced(document.params, 'param', microText(param));
  return { ...document, params: replaced(withParam, 'param_smic', String(minimumIndexHundredths)) };
}
