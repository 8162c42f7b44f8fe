/** Checks categories, domains, families and functions. */
import {
  isDegreeField,
  TRAINING_FIELD,
  type CriterionRow,
  type FunctionRow,
  type GridDocument,
} from '../grid-document.js';
import { CATEGORY_LEVELS, OTHER_FUNCTION_ID } from '../grid.js';
import { draftNumber, wholeOrNone } from './draft-number.js';
import { ProblemList, type GridProblem } from './grid-problem.js';

export function checkCategories({ cats }: GridDocument): readonly GridProblem[] {
  const problems = new ProblemList('cats');
  problems.unique(cats, 'cat_id', (row) => row.cat_id);
  problems.unique(cats, 'cat_level', (row) => row.cat_level);
  for (const level of CATEGORY_LEVELS) {
    if (!cats.some((row) => row.cat_level === level)) problems.add(null, null, 'missing_level', { level });
  }
  cats.forEach((row, place) => {
    problems.text(place, 'cat_title', row.cat_title);
    draftNumber(problems, { place, field: 'indice' }, row.indice, 2);
  });
  return problems.found;
}

export function checkDomains({ catpars, enfants }: GridDocument): readonly GridProblem[] {
  const problems = new ProblemList('catpars');
  if (catpars.length === 0) problems.add(null, null, 'empty_list');
  problems.unique(catpars, 'catpar_id', (row) => row.catpar_id);
  catpars.forEach((row, place) => {
    problems.text(place, 'catpar_title', row.catpar_title);
    if (!enfants.some(({ fk_catpar }) => fk_catpar === row.catpar_id)) problems.warn(place, null, 'no_families');
  });
  return problems.found;
}

export function checkFamilies({ catpars, enfants, metiers }: GridDocument): readonly GridProblem[] {
  const problems = new ProblemList('enfants');
  if (enfants.length === 0) problems.add(null, null, 'empty_list');
  problems.unique(enfants, 'catenf_id', (row) => row.catenf_id);
  enfants.forEach((row, place) => {
    problems.text(place, 'catenf_title', row.catenf_title);
    if (!catpars.some(({ catpar_id }) => catpar_id === row.fk_catpar))
      problems.add(place, 'fk_catpar', 'missing_domain');
    if (!metiers.some(({ fk_catenf }) => fk_catenf === row.catenf_id)) problems.warn(place, null, 'no_functions');
  });
  return problems.found;
}

const columnOf = (criterion: CriterionRow, level: number) =>
  criterion.indices.find(({ cat_level }) => cat_level === level)?.degres ?? [];

function checkFunction(problems: ProblemList, document: GridDocument, row: FunctionRow, place: number): void {
  if (!document.enfants.some(({ catenf_id }) => catenf_id === row.fk_catenf)) {
    problems.add(place, 'fk_catenf', 'missing_family');
  }
  const level = CATEGORY_LEVELS.find((known) => known === row.fk_metier_cat);
  if (level === undefined) {
    problems.add(place, 'fk_metier_cat', 'missing_category');
    return;
  }
  for (const criterion of document.criteres) {
    const field = criterion.metier_field;
    if (field === TRAINING_FIELD) checkTraining(problems, criterion, row, { place, level });
    else if (isDegreeField(field)) {
      const degree = wholeOrNone(row[field]);
      const isKnown = degree === 0 || columnOf(criterion, level).some(({ degre }) => degre === degree);
      const values = { criterion: criterion.critere_title, degree: degree ?? String(row[field]) };
      if (degree === null || degree < 0) problems.add(place, field, 'not_whole', values);
      else if (!isKnown) problems.add(place, field, 'unknown_degree', values);
    }
  }
}

function checkTraining(
  problems: ProblemList,
  criterion: CriterionRow,
  { [TRAINING_FIELD]: family }: FunctionRow,
  { place, level }: { readonly place: number; readonly level: number },
): void {
  if (family === '' || columnOf(criterion, level).some((option) => option.public === family)) return;
  problems.add(place, TRAINING_FIELD, 'unknown_training', { family });
}

export function checkFunctions(document: GridDocument): readonly GridProblem[] {
  const problems = new ProblemList('metiers');
  const { metiers } = document;
  if (!metiers.some(({ metier_id }) => metier_id === OTHER_FUNCTION_ID)) {
    problems.add(null, null, 'missing_other_function');
  }
  problems.unique(metiers, 'metier_id', (row) => row.metier_id);
  metiers.forEach((row, place) => {
    problems.text(place, 'metier_title', row.metier_title);
    if (row.metier_id !== OTHER_FUNCTION_ID) checkFunction(problems, document, row, place);
  });
  return problems.found;
}
