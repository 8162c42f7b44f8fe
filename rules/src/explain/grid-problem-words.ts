import { formatPoints } from '../format/french.js';
import { typeset } from '../format/typeset.js';
import type { GridPart, GridProblem, GridProblemCode } from '../grid/draft/grid-problem.js';
import type { GridDocument } from '../grid/grid-document.js';

export interface GridProblemWords {
  /** For example « Critère « Relations », catégorie « Cadre », degré 2 ». */
  readonly where: string;
  readonly text: string;
}

/** The names that the branch gives to the parts of a version. */
export const GRID_PART_NAMES: Readonly<Record<GridPart, string>> = {
  params: 'Valeur du point, plancher et coefficients',
  cats: 'Catégories',
  criteres: 'Critères et degrés',
  catpars: 'Domaines',
  enfants: 'Familles',
  metiers: 'Fonctions',
  paliers: 'Ancienneté',
  conges: 'Congés',
};

const PARAM_NAMES: Readonly<Record<string, string>> = {
  valeur_point: 'Valeur du point',
  smc_indice: 'Plancher de branche',
  smic_mensuel: 'Smic mensuel de référence',
  heures_face_a_face: 'Heures de formation d’une année',
  part_face_a_face_preparation: 'Part de l’enseignement et de sa préparation',
  forfait_jours_coef: 'Coefficient du forfait en jours',
};

type Values = GridProblem['values'];
const quoted = (text: string | number | undefined): string => `«\u00a0${text ?? ''}\u00a0»`;
const pointsOf = (value: string | number | undefined): string => formatPoints(Number(value ?? 0));
const categoryOf = (value: string | number | undefined): string => `de niveau ${Number(value ?? 0) + 1}`;

const TEXTS: Readonly<Record<GridProblemCode, (values: Values) => string>> = {
  empty_list: () => 'Cette partie est vide\u00a0: ajoutez-y au moins une ligne.',
  missing_text: () => 'Ce texte manque\u00a0: saisissez-le.',
  not_points: () => 'Écrivez un nombre de points, avec deux décimales au plus.',
  not_whole: () => 'Écrivez un nombre entier, sans signe.',
  not_amount: () => 'Écrivez un nombre, avec quatre décimales au plus.',
  too_large: () => 'Ce nombre est trop grand.',
  duplicate: ({ value }) => `Le numéro ${value ?? ''} est déjà celui d’une autre ligne.`,
  missing_level: ({ level }) => `La catégorie ${categoryOf(level)} manque\u00a0: il en faut quatre.`,
  missing_step: ({ missing }) => `La ligne ${missing ?? ''} manque\u00a0: les lignes se suivent sans trou.`,
  missing_category: () => 'Choisissez la catégorie de cette fonction.',
  missing_family: () => 'Placez cette fonction dans une famille de la grille.',
  missing_domain: () => 'Placez cette famille dans un domaine de la grille.',
  missing_other_function: () => 'La ligne «\u00a0Autre fonction\u00a0» (numéro 0) manque\u00a0: gardez-la.',
  missing_param: ({ title }) => `La valeur ${quoted(PARAM_NAMES[String(title)] ?? title)} manque.`,
  unknown_field: ({ value }) => `La colonne ${quoted(value)} n’est pas celle d’un critère.`,
  unknown_degree: ({ criterion, degree }) =>
    `Le degré ${degree ?? ''} n’existe pas pour le critère ${quoted(criterion)} dans la catégorie de cette fonction.`,
  unknown_training: ({ family }) =>
    `Aucun titre de la famille ${quoted(family)} n’est prévu dans la catégorie de cette fonction.`,
  missing_training: () => 'Indiquez la famille des fonctions qui peuvent valoriser ce titre.',
  falling_degree: ({ points, below }) =>
    `Ce degré donne moins de points (${pointsOf(points)}) que le degré inférieur (${pointsOf(below)}). Les points montent avec les degrés.`,
  same_degree: ({ points }) => `Ce degré donne les mêmes points que le degré inférieur (${pointsOf(points)}).`,
  falling_rate: ({ rate, lowest }) =>
    `Ce taux (${rate ?? ''}\u00a0%) est inférieur à celui d’une ancienneté moindre (${lowest ?? ''}\u00a0%).`,
  rising_leave: ({ points, highest }) =>
    `Ces congés donnent ${pointsOf(points)} points, plus que des congés moins longs (${pointsOf(highest)}).`,
  four_rates: () => 'Indiquez un taux pour chacune des quatre catégories.',
  param_range: () => 'La valeur du point est comprise entre 5 et 100\u00a0€ par an.',
  below_one: () => 'Ce coefficient ne peut pas être inférieur à 1.',
  above_one: () => 'Cette part ne peut pas être supérieure à 1.',
  not_positive: () => 'Écrivez un nombre supérieur à 0.',
  no_functions: () => 'Cette famille n’a aucune fonction.',
  no_families: () => 'Ce domaine n’a aucune famille.',
  unreadable: ({ path }) => `Cette partie ne peut pas être lue (${path ?? ''}).`,
};

/** A row without a title is named by its place: « ligne 3 ». */
const named = (title: string | undefined, place: number): string =>
  title === undefined || title.trim() === '' ? `ligne ${place + 1}` : quoted(title);

function categoryTitle({ cats }: GridDocument, level: number | undefined): string {
  return cats.find((row) => row.cat_level === level)?.cat_title ?? `niveau ${(level ?? 0) + 1}`;
}

function criterionWhere(document: GridDocument, place: number, field: string | null): string {
  const criterion = document.criteres[place];
  const [list, index = '', , degree] = (field ?? '').split('.');
  const column = list === 'indices' && index !== '' ? criterion?.indices[Number(index)] : undefined;
  const rank = degree === undefined ? undefined : column?.degres[Number(degree)]?.degre;
  return [
    `Critère ${named(criterion?.critere_title, place)}`,
    ...(column === undefined ? [] : [`catégorie ${quoted(categoryTitle(document, column.cat_level))}`]),
    ...(rank === undefined ? [] : [`degré ${rank}`]),
  ].join(', ');
}

function seniorityWhere(document: GridDocument, place: number, field: string | null): string {
  const [, level] = (field ?? '').split('.');
  const years = `Ancienneté, année ${document.paliers[place]?.annees ?? place}`;
  return level === undefined ? years : `${years}, ${categoryTitle(document, Number(level))}`;
}

function whereOf(document: GridDocument, { part, place, field }: GridProblem): string {
  if (place === null) return GRID_PART_NAMES[part];
  switch (part) {
    case 'cats':
      return `Catégorie ${named(document.cats[place]?.cat_title, place)}`;
    case 'catpars':
      return `Domaine ${named(document.catpars[place]?.catpar_title, place)}`;
    case 'enfants':
      return `Famille ${named(document.enfants[place]?.catenf_title, place)}`;
    case 'metiers':
      return `Fonction ${named(document.metiers[place]?.metier_title, place)}`;
    case 'criteres':
      return criterionWhere(document, place, field);
    case 'conges':
      return `Congés ${named(document.conges[place]?.conge_title, place)}`;
    case 'paliers':
      return seniorityWhere(document, place, field);
    case 'params': {
      const title = document.params[place]?.param_title;
      return PARAM_NAMES[title ?? ''] ?? `Valeur ${named(title, place)}`;
    }
  }
}

/** Where the problem is and what to do, typeset. */
export function gridProblemWords(document: GridDocument, problem: GridProblem): GridProblemWords {
  return { where: typeset(whereOf(document, problem)), text: typeset(TEXTS[problem.code](problem.values)) };
}
