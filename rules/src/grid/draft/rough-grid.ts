/**
 * Reads a version in preparation as far as possible, only to compare it with another one. The result must not be used
 * to compute amounts: an invalid number is read as 0, and lists keep their order.
 */
import { scaled } from '../../exact/decimal.js';
import {
  isDegreeField,
  TRAINING_FIELD,
  type CriterionRow,
  type DecimalValue,
  type FunctionRow,
  type GridDocument,
} from '../grid-document.js';
import { CATEGORY_LEVELS, OTHER_FUNCTION_ID, type Criterion, type Grid, type JobFunction } from '../grid.js';
import { wholeOrNone } from './draft-number.js';

const number = (value: DecimalValue | undefined, places: number): number =>
  (value === undefined ? null : scaled(value, places)) ?? 0;

const levelOf = (value: number | null) => CATEGORY_LEVELS.find((level) => level === value) ?? null;

function criterionOf(row: CriterionRow): Criterion {
  return {
    id: row.critere_id,
    index: row.critere_idx,
    kind: isDegreeField(row.metier_field) ? 'degrees' : 'training',
    title: row.critere_title,
    definition: row.definition,
    columns: CATEGORY_LEVELS.map((level) =>
      (row.indices.find(({ cat_level }) => cat_level === level)?.degres ?? []).map((degree) => ({
        rank: degree.degre,
        pointsHundredths: number(degree.degre_value, 2),
        text: degree.degre_level,
        family: degree.public ?? null,
      })),
    ),
  };
}

function functionOf(row: FunctionRow, criteria: readonly CriterionRow[]): JobFunction {
  const isOther = row.metier_id === OTHER_FUNCTION_ID;
  const degrees = criteria.flatMap(({ critere_id: id, metier_field: field }): [number, number][] =>
    isOther || !isDegreeField(field) ? [] : [[id, wholeOrNone(row[field]) ?? 0]],
  );
  return {
    id: row.metier_id,
    title: row.metier_title,
    familyId: isOther ? null : row.fk_catenf,
    categoryLevel: isOther ? null : levelOf(row.fk_metier_cat),
    defaultDegrees: Object.fromEntries(degrees),
    trainingFamily: isOther || row[TRAINING_FIELD] === '' ? null : row[TRAINING_FIELD],
    teacher: !isOther && row.metier_ens === 1,
  };
}

function paramsOf({ params }: GridDocument): Grid['params'] {
  const of = (title: string, places: number) =>
    number(params.find((row) => row.param_title === title)?.param_value, places);
  return {
    paramMicroEuros: of('param', 6),
    branchFloorPoints: of('smc_indice', 0),
    minimumWageMonthCents: of('smic_mensuel', 2),
    minimumIndexHundredths: of('param_smic', 0),
    yearlyTrainingHours: of('heures_face_a_face', 0),
    teachingPart: of('part_face_a_face_preparation', 4),
    fixedDaysFactor: of('forfait_jours_coef', 4),
  };
}

export function roughGrid(document: GridDocument): Grid {
  return {
    source: document.source ?? null,
    categories: document.cats.flatMap((row) => {
      const level = levelOf(row.cat_level);
      if (level === null) return [];
      const base = { baseHundredths: number(row.indice, 2), agreementCategory: row.ccn_categorie };
      return [{ id: row.cat_id, level, title: row.cat_title, ...base }];
    }),
    domains: document.catpars.map((row) => ({ id: row.catpar_id, title: row.catpar_title })),
    families: document.enfants.map((row) => ({
      id: row.catenf_id,
      title: row.catenf_title,
      domainId: row.fk_catpar,
    })),
    functions: document.metiers.map((row) => functionOf(row, document.criteres)),
    criteria: document.criteres.map(criterionOf).toSorted((one, other) => one.index - other.index),
    leaveSteps: document.conges.map((row) => ({
      id: row.conge_id,
      title: row.conge_title,
      weeks: row.semaines_sup,
      workingDays: row.jours_ouvrables,
      pointsHundredths: number(row.points, 2),
      yearlyHours: row.duree_annuelle_heures,
    })),
    senioritySteps: document.paliers.map((row) => ({ years: row.annees, rates: row.taux })),
    params: paramsOf(document),
  };
}
