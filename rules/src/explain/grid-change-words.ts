/** Describes a change of the grid in plain words: what has changed, and which people get more or less. */
import { counted, countedPoints } from '../format/counted.js';
import { formatMoney, formatPercent, formatPoints } from '../format/french.js';
import { formatFactor, formatInteger, formatPointValue } from '../format/grid-numbers.js';
import { typeset } from '../format/typeset.js';
import type { GridChange, GridParamName } from '../grid/grid-change.js';
import type { GridChangeFigures, GridChangeWords } from './change-words.js';
import { gridChangeFigures } from './grid-change-figures.js';
import { treeWords } from './grid-tree-words.js';

/** « Avant » s’appelle désormais « après ». */
export function renamed({ before, after }: { readonly before: string; readonly after: string }): string {
  return `«\u00a0${before}\u00a0» s’appelle désormais «\u00a0${after}\u00a0»`;
}

const points = (hundredths: number): string => countedPoints(formatPoints(hundredths));
const wholePoints = (value: number): string => counted(value, 'point', 'points').replace(/^\d+/, formatInteger(value));

/** A missing value is taken as 0. */
function effectOf(before: number | null, after: number | null): GridChangeWords['effect'] {
  const difference = (after ?? 0) - (before ?? 0);
  if (difference === 0) return 'other';
  return difference > 0 ? 'gain' : 'loss';
}

/** « passe de 10 points à 12 points », or the sentence for a value that is new or removed. */
function moved<Value>(before: Value | null, after: Value | null, said: (value: Value) => string): string {
  if (before === null) return after === null ? '' : `est nouveau\u00a0: ${said(after)}`;
  return after === null ? `disparaît (${said(before)})` : `passe de ${said(before)} à ${said(after)}`;
}

/** The change in percent of the earlier value, rounded to the hundredth. */
function share(before: number, after: number): string {
  return formatPercent(Math.round((Math.abs(after - before) * 10_000) / before));
}

const PARAMS: Readonly<Record<GridParamName, { readonly name: string; readonly said: (value: number) => string }>> = {
  yearlyTrainingHours: {
    name: 'Le nombre d’heures de formation d’une année',
    said: (hours) => counted(hours, 'heure', 'heures'),
  },
  teachingPart: { name: 'La part de l’enseignement et de sa préparation', said: formatFactor },
  fixedDaysFactor: { name: 'Le coefficient du forfait en jours', said: formatFactor },
};
const PARAM_PEOPLE: Readonly<Record<GridParamName, string>> = {
  yearlyTrainingHours: 'les formatrices et formateurs payés à l’heure.',
  teachingPart: 'les formatrices et formateurs payés à l’heure.',
  fixedDaysFactor: 'les cadres au forfait en jours.',
};
/** With more hours in a year, each hour is worth less. */
const LESS_WHEN_MORE: readonly GridParamName[] = ['yearlyTrainingHours'];

function paramWords({ name, before, after }: Extract<GridChange, { kind: 'param' }>): GridChangeWords {
  const { name: subject, said } = PARAMS[name];
  const effect = LESS_WHEN_MORE.includes(name) ? effectOf(after, before) : effectOf(before, after);
  return { theme: 'amounts', text: `${subject} ${moved(before, after, said)}.`, effect, who: PARAM_PEOPLE[name] };
}

function pointValueWords({ before, after }: { before: number; after: number }): GridChangeWords {
  const verb = after > before ? 'augmente' : 'diminue';
  return {
    theme: 'amounts',
    text: `La valeur du point ${moved(before, after, formatPointValue)} par an.`,
    effect: effectOf(before, after),
    who: `toutes les personnes dont l’emploi est classé\u00a0: à indice égal, le minimum conventionnel ${verb} de ${share(before, after)}.`,
  };
}

function floorWords({ before, after }: Extract<GridChange, { kind: 'branch-floor' }>): GridChangeWords {
  const months = `${formatMoney(before.monthCents)} à ${formatMoney(after.monthCents)} par mois à temps plein`;
  const text =
    before.points === after.points
      ? `Le plancher de branche reste à ${wholePoints(after.points)}, et passe de ${months}.`
      : `Le plancher de branche ${moved(before.points, after.points, wholePoints)}, de ${months}.`;
  const reach = wholePoints(Math.max(before.points, after.points));
  return {
    theme: 'amounts',
    text,
    effect: effectOf(before.monthCents, after.monthCents),
    who: `les personnes dont l’emploi est classé à moins de ${reach}.`,
  };
}

function leaveWords({ weeks, before, after }: Extract<GridChange, { kind: 'leave' }>): GridChangeWords {
  const row =
    weeks === 0
      ? 'Sans semaine de congés supplémentaire'
      : `Avec ${counted(weeks, 'semaine supplémentaire', 'semaines supplémentaires')} de congés`;
  const said = (step: NonNullable<typeof after>): string =>
    `${points(step.pointsHundredths)} pour ${formatInteger(step.yearlyHours)}\u00a0heures par an`;
  return {
    theme: 'leave',
    text: `${row}, le décompte ${moved(before, after, said)}.`,
    effect: effectOf(before?.pointsHundredths ?? null, after?.pointsHundredths ?? null),
    who: weeks === 0 ? 'les emplois sans congés supplémentaires.' : 'les emplois qui ont ces congés.',
  };
}

type NamedChange = Extract<
  GridChange,
  {
    kind:
      'leave-days' | 'leave-title' | 'category-title' | 'criterion-title' | 'criterion-definition' | 'criterion-order';
  }
>;

/** Changes of words, days and orders change no points. */
function namedWords(change: NamedChange): GridChangeWords {
  const effect = 'other';
  switch (change.kind) {
    case 'leave-days': {
      const days = moved(change.before, change.after, (count) => counted(count, 'jour', 'jours'));
      const text = `Avec ${counted(change.weeks, 'semaine supplémentaire', 'semaines supplémentaires')}, le nombre de jours ouvrables de congés ${days}.`;
      return { theme: 'leave', text, effect, who: 'les emplois qui ont ces congés.' };
    }
    case 'leave-title': {
      const text = `La ligne de congés ${renamed(change)}.`;
      return { theme: 'leave', text, effect, who: 'les emplois qui ont ces congés\u00a0: seul le libellé change.' };
    }
    case 'category-title': {
      const text = `La catégorie ${renamed(change)}.`;
      return { theme: 'categories', text, effect, who: 'les emplois de cette catégorie\u00a0: seul son nom change.' };
    }
    case 'criterion-title': {
      const text = `Le critère ${renamed(change)}.`;
      return { theme: 'criteria', text, effect, who: 'tous les emplois\u00a0: seul son nom change.' };
    }
    case 'criterion-definition': {
      const text = `Le critère «\u00a0${change.title}\u00a0» est défini autrement.`;
      return { theme: 'criteria', text, effect, who: 'tous les emplois qu’il concerne.' };
    }
    case 'criterion-order':
      return { theme: 'criteria', text: 'Les critères changent d’ordre.', effect, who: 'l’ordre des questions.' };
  }
}

function wordsOf(change: GridChange): GridChangeWords {
  switch (change.kind) {
    case 'point-value':
      return pointValueWords(change);
    case 'branch-floor':
      return floorWords(change);
    case 'param':
      return paramWords(change);
    case 'category':
      return {
        theme: 'categories',
        text: `L’indice de départ de la catégorie «\u00a0${change.category}\u00a0» ${moved(change.before, change.after, points)}.`,
        effect: effectOf(change.before, change.after),
        who: 'les emplois de cette catégorie.',
      };
    case 'criterion':
      return {
        theme: 'criteria',
        text: change.isAdded
          ? `Le critère «\u00a0${change.title}\u00a0» est nouveau.`
          : `Le critère «\u00a0${change.title}\u00a0» disparaît.`,
        effect: 'other',
        who: 'tous les emplois qu’il concerne\u00a0: leur classement est à relire.',
      };
    case 'degree':
    case 'degree-training':
    case 'degree-text': {
      const { criterion, category, rank } = change;
      const degree = `Critère «\u00a0${criterion}\u00a0», catégorie «\u00a0${category}\u00a0»\u00a0: le degré ${rank}`;
      const who = 'les emplois de cette catégorie classés à ce degré.';
      const theme = 'criteria';
      if (change.kind === 'degree') {
        const effect = effectOf(change.before, change.after);
        return { theme, text: `${degree} ${moved(change.before, change.after, points)}.`, effect, who };
      }
      const text =
        change.kind === 'degree-text'
          ? `${degree} est décrit autrement.`
          : `${degree} est ouvert à d’autres fonctions.`;
      return { theme, text, effect: 'other', who };
    }
    case 'seniority': {
      const years = change.years === 0 ? 'moins d’un an' : counted(change.years, 'an', 'ans');
      const rate = moved(change.before, change.after, (percent) => `${percent}\u00a0%`);
      return {
        theme: 'seniority',
        text: `À ${years} d’ancienneté, le taux de la catégorie «\u00a0${change.category}\u00a0» ${rate}.`,
        effect: effectOf(change.before, change.after),
        who: 'les personnes de cette catégorie qui ont cette ancienneté.',
      };
    }
    case 'leave':
      return leaveWords(change);
    case 'leave-days':
    case 'leave-title':
    case 'category-title':
    case 'criterion-title':
    case 'criterion-definition':
    case 'criterion-order':
      return namedWords(change);
    default:
      return treeWords(change);
  }
}

export function gridChangeWords(change: GridChange): GridChangeWords & { readonly figures: GridChangeFigures | null } {
  const words = wordsOf(change);
  return { ...words, text: typeset(words.text), who: typeset(words.who), figures: gridChangeFigures(change) };
}
