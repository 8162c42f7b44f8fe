/** Checks leave, seniority and the general values. */
import type { GridDocument, LeaveRow, SeniorityRow } from '../grid-document.js';
import { CATEGORY_LEVELS } from '../grid.js';
import { HIGHEST_PARAM, LOWEST_PARAM } from '../read-params.js';
import { draftNumber } from './draft-number.js';
import { ProblemList, type GridProblem } from './grid-problem.js';

function inOrder<Row>(rows: readonly Row[], valueOf: (row: Row) => number) {
  return rows.map((row, place) => ({ row, place })).toSorted((one, other) => valueOf(one.row) - valueOf(other.row));
}

export function checkLeave({ conges }: GridDocument): readonly GridProblem[] {
  const problems = new ProblemList('conges');
  if (conges.length === 0) problems.add(null, null, 'empty_list');
  problems.unique(conges, 'conge_id', (row) => row.conge_id);
  const weeksOf = (row: LeaveRow): number => row.semaines_sup;
  problems.consecutive(conges, 'semaines_sup', 0, weeksOf);
  let highest: number | null = null;
  for (const { row, place } of inOrder(conges, weeksOf)) {
    problems.text(place, 'conge_title', row.conge_title);
    draftNumber(problems, { place, field: 'jours_ouvrables' }, row.jours_ouvrables, 0);
    draftNumber(problems, { place, field: 'duree_annuelle_heures' }, row.duree_annuelle_heures, 0);
    const points = draftNumber(problems, { place, field: 'points' }, row.points, 2);
    if (points === null) continue;
    if (highest !== null && points > highest) problems.add(place, 'points', 'rising_leave', { points, highest });
    highest = points;
  }
  return problems.found;
}

export function checkSeniority({ paliers }: GridDocument): readonly GridProblem[] {
  const problems = new ProblemList('paliers');
  if (paliers.length === 0) problems.add(null, null, 'empty_list');
  const yearsOf = (row: SeniorityRow): number => row.annees;
  problems.consecutive(paliers, 'annees', 0, yearsOf);
  const before: (number | undefined)[] = [];
  for (const { row, place } of inOrder(paliers, yearsOf)) {
    if (row.taux.length !== CATEGORY_LEVELS.length) problems.add(place, 'taux', 'four_rates');
    row.taux.forEach((rate, level) => {
      const field = `taux.${level}`;
      const value = draftNumber(problems, { place, field }, rate, 0);
      const lowest = before[level];
      if (value !== null && lowest !== undefined && value < lowest) {
        problems.add(place, field, 'falling_rate', { rate: value, lowest });
      }
      if (value !== null) before[level] = value;
    });
  }
  return problems.found;
}

interface ParamRule {
  readonly title: string;
  readonly places: number;
  readonly least?: number;
  readonly most?: number;
}

/** The typed values, with their number of decimals. The other values are derived from these. */
const PARAMS: readonly ParamRule[] = [
  { title: 'valeur_point', places: 4 },
  { title: 'smc_indice', places: 0 },
  { title: 'smic_mensuel', places: 2 },
  { title: 'heures_face_a_face', places: 0 },
  { title: 'part_face_a_face_preparation', places: 4, most: 10_000 },
  { title: 'forfait_jours_coef', places: 4, least: 10_000 },
];

export function checkParams({ params }: GridDocument): readonly GridProblem[] {
  const problems = new ProblemList('params');
  problems.unique(params, 'param_title', (row) => row.param_title);
  for (const { title, places, least, most } of PARAMS) {
    const place = params.findIndex((row) => row.param_title === title);
    const row = params[place];
    if (row === undefined) {
      problems.add(null, null, 'missing_param', { title });
      continue;
    }
    const at = { place, field: 'param_value' };
    const value = draftNumber(problems, at, row.param_value, places, places === 0 ? 'not_whole' : 'not_amount');
    if (value === null) continue;
    if (title === 'valeur_point') {
      if (value < LOWEST_PARAM || value > HIGHEST_PARAM) problems.add(place, at.field, 'param_range');
    } else if (value === 0) problems.add(place, at.field, 'not_positive');
    else if (least !== undefined && value < least) problems.add(place, at.field, 'below_one');
    else if (most !== undefined && value > most) problems.add(place, at.field, 'above_one');
  }
  return problems.found;
}
