import { consecutive, byLevel, DocumentNode, refuseDuplicates } from './document-reader.js';
import type { Category, Domain, Family, Grid, LeaveStep, SeniorityStep } from './grid.js';
import { CATEGORY_LEVELS } from './grid.js';
import { readCriteria } from './read-criteria.js';
import { readFunctions } from './read-functions.js';
import { readParams } from './read-params.js';

function readCategories(document: DocumentNode): readonly Category[] {
  refuseDuplicates(document.list('cats'), 'cat_id');
  return byLevel(document, 'cats', 'cat_level').map((row) => ({
    id: row.integer('cat_id'),
    level: row.level('cat_level'),
    title: row.text('cat_title'),
    agreementCategory: row.integer('ccn_categorie'),
    baseHundredths: row.decimal('indice', 2),
  }));
}

function readDomains(document: DocumentNode): readonly Domain[] {
  const rows = document.list('catpars');
  refuseDuplicates(rows, 'catpar_id');
  return rows.map((row) => ({ id: row.integer('catpar_id'), title: row.text('catpar_title') }));
}

function readFamilies(document: DocumentNode, domains: readonly Domain[]): readonly Family[] {
  const rows = document.list('enfants');
  refuseDuplicates(rows, 'catenf_id');
  return rows.map((row) => {
    const domainId = row.integer('fk_catpar');
    if (!domains.some((domain) => domain.id === domainId)) row.refuse('unknown_reference', 'fk_catpar');
    return { id: row.integer('catenf_id'), title: row.text('catenf_title'), domainId };
  });
}

/** The leave steps from 0 weeks on, without a gap. More weeks never give more points. */
function readLeaveSteps(document: DocumentNode): readonly LeaveStep[] {
  const rows = document.list('conges');
  refuseDuplicates(rows, 'conge_id');
  let highest = Number.POSITIVE_INFINITY;
  return consecutive(rows, 'semaines_sup', 0).map((row) => {
    const pointsHundredths = row.decimal('points', 2);
    if (pointsHundredths > highest) row.refuse('not_monotonic', 'points');
    highest = pointsHundredths;
    return {
      id: row.integer('conge_id'),
      title: row.text('conge_title'),
      weeks: row.integer('semaines_sup'),
      workingDays: row.integer('jours_ouvrables'),
      pointsHundredths,
      yearlyHours: row.integer('duree_annuelle_heures'),
    };
  });
}

/** The seniority steps from 0 years on, without a gap, with a rate for each level. A rate never falls. */
function readSenioritySteps(document: DocumentNode): readonly SeniorityStep[] {
  let lowest: readonly number[] = CATEGORY_LEVELS.map(() => 0);
  return consecutive(document.list('paliers'), 'annees', 0).map((row) => {
    const rates = row.integers('taux');
    if (rates.length !== CATEGORY_LEVELS.length) row.refuse('incomplete_levels', 'taux');
    if (rates.some((rate, level) => rate < (lowest[level] ?? 0))) row.refuse('not_monotonic', 'taux');
    lowest = rates;
    return { years: row.integer('annees'), rates };
  });
}

/** Reads and checks an untrusted document. Throws GridError with a code and the path of the first error. */
export function readGrid(document: unknown): Grid {
  const root = new DocumentNode(document, '');
  const categories = readCategories(root);
  const domains = readDomains(root);
  const families = readFamilies(root, domains);
  const criteria = readCriteria(root);
  const functions = readFunctions(root, families, criteria);
  return {
    source: root.textOrNull('source'),
    categories,
    domains,
    families,
    functions,
    criteria: criteria.map(({ criterion }) => criterion),
    leaveSteps: readLeaveSteps(root),
    senioritySteps: readSenioritySteps(root),
    params: readParams(root),
  };
}
