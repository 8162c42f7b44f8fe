import { divideUp, product } from '../exact/integer.js';
import { DocumentNode } from './document-reader.js';
import type { GridParams } from './grid.js';

/** The limits of `param`, in micro-euros. A value beyond them has the wrong unit and differs by a factor of 100. */
export const LOWEST_PARAM = 50_000;
export const HIGHEST_PARAM = 1_000_000;
const UNIT_PART = 10_000;

type ParamRows = ReadonlyMap<string, DocumentNode>;

function paramRows(document: DocumentNode): ParamRows {
  const rows = new Map<string, DocumentNode>();
  for (const row of document.list('params')) {
    const title = row.text('param_title');
    if (rows.has(title)) row.refuse('duplicate', 'param_title');
    rows.set(title, row);
  }
  return rows;
}

function required(document: DocumentNode, rows: ParamRows, title: string): DocumentNode {
  return rows.get(title) ?? document.refuse('missing_param', `params.${title}`);
}

function positive(row: DocumentNode, value: number): number {
  return value > 0 ? value : row.refuse('param_out_of_range', 'param_value');
}

/** `param`, or the point value / 100. If the document has both, they must agree. */
function readParam(document: DocumentNode, rows: ParamRows): number {
  const pointValue = rows.get('valeur_point');
  const row = rows.get('param') ?? pointValue ?? document.refuse('missing_param', 'params.param');
  // A point value scaled by 10^4 gives the micro-euros for a hundredth of a point.
  const param = row.decimal('param_value', row === pointValue ? 4 : 6);
  if (param < LOWEST_PARAM || param > HIGHEST_PARAM) row.refuse('param_out_of_range', 'param_value');
  if (pointValue && pointValue.decimal('param_value', 4) !== param) row.refuse('param_mismatch', 'param_value');
  return param;
}

/**
 * param_smic in hundredths of a point: 100 x max(branch floor, SMIC month x 12 / point value rounded up) (rule 12). The
 * result is a whole number of points.
 */
export function minimumIndexOf(
  paramMicroEuros: number,
  branchFloorPoints: number,
  minimumWageMonthCents: number,
): number {
  const wagePoints = divideUp(product(minimumWageMonthCents, 12, 10_000), product(paramMicroEuros, 100));
  return 100 * Math.max(branchFloorPoints, wagePoints);
}

/** The params of a version. `param_smic` is derived. If the document has it, it must be equal to the derived value. */
export function readParams(document: DocumentNode): GridParams {
  const rows = paramRows(document);
  const decimal = (title: string, places: number) => {
    const row = required(document, rows, title);
    return positive(row, row.decimal('param_value', places));
  };
  const paramMicroEuros = readParam(document, rows);
  const branchFloorPoints = decimal('smc_indice', 0);
  const minimumWageMonthCents = decimal('smic_mensuel', 2);
  const minimumIndexHundredths = minimumIndexOf(paramMicroEuros, branchFloorPoints, minimumWageMonthCents);
  const given = rows.get('param_smic');
  if (given && given.integer('param_value') !== minimumIndexHundredths) {
    given.refuse('param_smic_mismatch', 'param_value');
  }
  const fixedDaysFactor = decimal('forfait_jours_coef', 4);
  if (fixedDaysFactor < UNIT_PART)
    required(document, rows, 'forfait_jours_coef').refuse('param_out_of_range', 'param_value');
  const teachingPart = decimal('part_face_a_face_preparation', 4);
  if (teachingPart > UNIT_PART)
    required(document, rows, 'part_face_a_face_preparation').refuse('param_out_of_range', 'param_value');
  return {
    paramMicroEuros,
    branchFloorPoints,
    minimumWageMonthCents,
    minimumIndexHundredths,
    yearlyTrainingHours: decimal('heures_face_a_face', 0),
    teachingPart,
    fixedDaysFactor,
  };
}
