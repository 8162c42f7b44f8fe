import { scaled } from '../exact/decimal.js';
import type { DecimalValue, GridDocument, ParamRow } from './grid-document.js';
import { minimumIndexOf } from './read-params.js';

function titled(params: readonly ParamRow[], title: string): ParamRow | undefined {
  return params.find((row) => row.param_title === title);
}

function replaced(params: readonly ParamRow[], title: string, value: DecimalValue): readonly ParamRow[] {
  const row: ParamRow = { param_title: title, ...titled(params, title), param_value: value };
  return titled(params, title) ? params.map((old) => (old.param_title === title ? row : old)) : [...params, row];
}

/** The scaled value of a param; null when it is missing or not above zero. */
function known(params: readonly ParamRow[], title: string, places: number): number | null {
  const row = titled(params, title);
  const value = row === undefined ? null : scaled(row.param_value, places);
  return value !== null && value > 0 ? value : null;
}

/** Micro-euros as a decimal text of at least four places: 208000 is '0.2080'. */
function microText(micro: number): string {
  const decimals = String(micro % 1_000_000)
    .padStart(6, '0')
    .replace(/0{1,2}$/, '');
  return `${Math.floor(micro / 1_000_000)}.${decimals}`;
}

/** The params with new values, by title. A new param comes last. */
export function withParams(document: GridDocument, values: Readonly<Record<string, DecimalValue>>): GridDocument {
  const params = Object.entries(values).reduce<readonly ParamRow[]>(
    (rows, [title, value]) => replaced(rows, title, value),
    document.params,
  );
  return { ...document, params };
}

/**
 * A draft's document after an edit. It derives the two params that are never typed: `param` from the point value, and
 * `param_smic` from rule 12. Both stay unchanged while the draft lacks the values to compute them.
 */
export function deriveParams(document: GridDocument): GridDocument {
  const pointValue = known(document.params, 'valeur_point', 4);
  const derived = pointValue === null ? document : withParams(document, { param: microText(pointValue) });
  const param = known(derived.params, 'param', 6);
  const floor = known(derived.params, 'smc_indice', 0);
  const wage = known(derived.params, 'smic_mensuel', 2);
  if (param === null || floor === null || wage === null) return derived;
  return withParams(derived, { param_smic: String(minimumIndexOf(param, floor, wage)) });
}
