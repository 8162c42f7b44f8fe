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

/** The scaled value of a param; null when the param is missing or not above zero. */
function known(params: readonly ParamRow[], title: string, places: number): number | null {
  const row = titled(params, title);
  const value = row === undefined ? null : scaled(row.param_value, places);
  return value !== null && value > 0 ? value : null;
}

/** Micro-euros as a decimal text with at least four places: 208000 is '0.2080'. */
function microText(micro: number): string {
  const decimals = String(micro % 1_000_000)
    .padStart(6, '0')
    .replace(/0{1,2}$/, '');
  return `${Math.floor(micro / 1_000_000)}.${decimals}`;
}

/** The params with new values, by title. A param that is new comes last. */
export function withParams(document: GridDocument, values: Readonly<Record<string, DecimalValue>>): GridDocument {
  const params = Object.entries(values).reduce<readonly ParamRow[]>(
    (rows, [title, value]) => replaced(rows, title, value),
    document.params,
  );
  return { ...document, params };
}

/**
 * A draft's document after an edit. The two params that are never typed are derived: `param` from the point value, and
 * `param_smic` by rule 12. Both stay unchanged while the draft lacks the values for their calculation.
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
