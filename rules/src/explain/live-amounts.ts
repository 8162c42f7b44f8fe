/**
 * Amounts that a text names instead of repeating them. `{{grid.valeur_point}}`, for example, shows a value of the grid
 * in force in every answer; other names show the minimum wage of the day, or an amount of a function. The list is
 * closed: a name in a text is looked up in the list, or read as one of a function, and never evaluated (ADR 30).
 */
import type { Day } from '../exact/day.js';
import { divideHalfUp, product } from '../exact/integer.js';
import { countedPoints } from '../format/counted.js';
import { formatDay, formatMoney, formatPoints } from '../format/french.js';
import { formatInteger, formatPointValue } from '../format/grid-numbers.js';
import { CATEGORY_LEVELS, type CategoryLevel, type Grid } from '../grid/grid.js';
import { findCategory, findLeave } from '../grid/lookup.js';
import { branchFloorMonth, monthOf } from '../pay/amount-steps.js';
import type { MinimumWage } from '../pay/minimum-wage.js';
import { functionAmount } from './function-amounts.js';

export interface LiveSources {
  readonly grid: Grid;
  /** The first day of the grid in force, YYYY-MM-DD. */
  readonly effectiveOn: string;
  /** Today's minimum wage of metropolitan France; null when none is known. */
  readonly wage: MinimumWage | null;
  readonly today: Day;
}

interface LiveAmount {
  /** Describes the amount to the person who writes a text. */
  readonly label: string;
  /** The value as text; null when there is none today. */
  readonly value: (sources: LiveSources) => string | null;
}

/** The hours of a full-time year: 35 hours in each of 52 weeks. */
const YEARLY_HOURS = 35 * 52;

/** The full-time month, in cents, of a category without seniority, extra leave weeks and points of criteria. */
function categoryMonth(grid: Grid, level: CategoryLevel): number | null {
  const category = findCategory(grid, level);
  if (category === undefined) return null;
  return monthOf(category.baseHundredths + (findLeave(grid, 0)?.pointsHundredths ?? 0), grid.params);
}

function categoryBase(grid: Grid, level: CategoryLevel): string | null {
  const category = findCategory(grid, level);
  return category === undefined ? null : countedPoints(formatPoints(category.baseHundredths));
}

const money = (cents: number | null): string | null => (cents === null ? null : formatMoney(cents));

/** The categories by level. The agreement numbers its categories in another way, so the texts use their titles. */
const CATEGORIES: readonly (readonly [name: string, words: string])[] = [
  ['ouvrier_employe', 'ouvrier employé'],
  ['technicien', 'technicien'],
  ['agent_maitrise', 'agent de maîtrise'],
  ['cadre', 'cadre'],
];

const ofCategories = Object.fromEntries(
  CATEGORY_LEVELS.flatMap((level): [string, LiveAmount][] => {
    const [name, words] = CATEGORIES[level] ?? [];
    if (name === undefined) return [];
    return [
      [`grid.base_${name}`, { label: `Indice de base, ${words}`, value: ({ grid }) => categoryBase(grid, level) }],
      [
        `grid.minimum_${name}`,
        {
          label: `Minimum par mois, ${words}, à temps plein, sans ancienneté, congés supplémentaires ni critère`,
          value: ({ grid }) => money(categoryMonth(grid, level)),
        },
      ],
    ];
  }),
);

/** The names that a text may use, besides those of the functions. */
export const LIVE_AMOUNTS: Readonly<Record<string, LiveAmount>> = {
  'grid.valeur_point': {
    label: 'Valeur annuelle du point',
    value: ({ grid }) => formatPointValue(grid.params.paramMicroEuros),
  },
  'grid.date': { label: 'Date d’entrée en vigueur de la grille', value: ({ effectiveOn }) => formatDay(effectiveOn) },
  'grid.nom': { label: 'Nom de la grille', value: ({ effectiveOn }) => `grille du ${formatDay(effectiveOn)}` },
  'grid.indice_plancher': {
    label: 'Indice minimal de la branche',
    value: ({ grid }) => `${formatInteger(grid.params.branchFloorPoints)}\u00a0points`,
  },
  'grid.minimum_plancher': {
    label: 'Minimum par mois de la branche à temps plein',
    value: ({ grid }) => money(branchFloorMonth(grid.params)),
  },
  'grid.heures_formation': {
    label: 'Heures annuelles de formation',
    value: ({ grid }) => `${formatInteger(grid.params.yearlyTrainingHours)}\u00a0heures`,
  },
  ...ofCategories,
  'smic.mensuel': { label: 'Smic mensuel brut à temps plein', value: ({ wage }) => money(wage?.monthCents ?? null) },
  'smic.horaire': {
    label: 'Smic horaire brut',
    value: ({ wage }) =>
      money(wage === null ? null : divideHalfUp(product(wage.monthCents, 12), product(YEARLY_HOURS))),
  },
  'smic.date': { label: 'Date du Smic', value: ({ wage }) => (wage === null ? null : formatDay(wage.from)) },
};

/** Shown instead of an amount when the name is unknown or has no value today. */
export const NO_LIVE_AMOUNT = '(montant non disponible)';

/** Matches any text between double braces, whether the list contains it or not. */
const NAMED = /\{\{([^{}]*)\}\}/g;

/** The values are figures, days and plain words, so they are safe inside HTML. */
export function withLiveAmounts(text: string, sources: LiveSources): string {
  return text.replace(NAMED, (_, name: string) => amountOf(name.trim())?.value(sources) ?? NO_LIVE_AMOUNT);
}

export function unknownLiveAmounts(text: string): string[] {
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name.trim());
  return names.filter((name, index) => amountOf(name) === undefined && names.indexOf(name) === index);
}

function amountOf(name: string): Pick<LiveAmount, 'value'> | undefined {
  return Object.hasOwn(LIVE_AMOUNTS, name) ? LIVE_AMOUNTS[name] : functionAmount(name);
}
