/** The words of a step: its name, its inputs, and its rule in plain language. */
import { counted, countedPoints } from '../format/counted.js';
import { formatDay, formatMoney, formatPercent, formatPoints } from '../format/french.js';
import { formatFactor, formatInteger, formatPointValue } from '../format/grid-numbers.js';
import { typeset } from '../format/typeset.js';
import type { Grid } from '../grid/grid.js';
import { findCategory, findCriterion, findDegree } from '../grid/lookup.js';
import type { StepInputs, StepOf, TraceStep, TraceUnit } from '../pay/trace.js';
import { FULL_SHARE_HUNDREDTHS, type ValuationTerms } from '../valuation/terms.js';
import { DUE_SOURCE_NAMES, sourceReason } from './due-reason.js';

export interface Words {
  readonly label: string;
  readonly detail: string | null;
  readonly explanation: string;
}

/** What the words of a step need besides its inputs: the grid of the calculation and the terms of the row. */
export interface Told extends Pick<ValuationTerms, 'categoryLevel' | 'shareHundredths'> {
  readonly grid: Grid;
}

/** The words for a part-time share; null for full time, or when no share applies. */
function partTime(shareHundredths: number | undefined): string | null {
  return shareHundredths === undefined || shareHundredths === FULL_SHARE_HUNDREDTHS
    ? null
    : formatPercent(shareHundredths);
}

const points = (hundredths: number): string => countedPoints(formatPoints(hundredths));

/** The weeks of leave beyond the legal ones, in the same words on every screen and on paper. */
export function leaveWeeksWords(weeks: number): string {
  return weeks === 0
    ? 'Aucune semaine supplémentaire'
    : counted(weeks, 'semaine supplémentaire', 'semaines supplémentaires');
}

function leave({ weeks, yearlyHours }: StepInputs<'leave'>): Words {
  return {
    label: 'Congés',
    detail: `${leaveWeeksWords(weeks)}, ${formatInteger(yearlyHours)}\u00a0heures par an`,
    explanation: 'Plus l’emploi compte de semaines de congés au-delà du légal, moins il reçoit de points.',
  };
}

function seniority(inputs: StepInputs<'seniority'>): Words {
  const { seniorityYears: years, ratePercent, seniorityOn: since, calculatedOn } = inputs;
  const base = points(inputs.baseHundredths);
  const counts = years === 0 ? 'Moins d’un an' : counted(years, 'an', 'ans');
  const counting = since === undefined ? '' : `, comptées depuis le ${formatDay(since)}`;
  return {
    label: 'Ancienneté',
    detail: since === undefined ? 'Aucune ancienneté indiquée' : `${counts}\u00a0: ${ratePercent}\u00a0% de ${base}`,
    explanation:
      `Le taux dépend de la catégorie et des années complètes au ${formatDay(calculatedOn)}${counting}. ` +
      `Il s’applique à l’indice de base augmenté des points de congés, soit ${base}.`,
  };
}

/** The text of a chosen degree; null when the grid does not have this degree. */
export function degreeText(
  { grid, categoryLevel }: Pick<Told, 'grid' | 'categoryLevel'>,
  criterionId: number,
  degree: number,
): string | null {
  const criterion = findCriterion(grid, criterionId);
  const found = criterion && findDegree(criterion, categoryLevel, degree);
  return found === undefined ? null : typeset(found.text);
}

function criterion({ criterionId, criterion: title, kind, state, degree }: StepInputs<'criterion'>, told: Told): Words {
  const isTraining = kind === 'training';
  const text = state === 'unanswered' ? null : degreeText(told, criterionId, degree);
  const rule = isTraining
    ? 'Les formations reconnues par la branche et liées au poste donnent des points, sans degré.'
    : 'Chaque degré donne un nombre de points, fixé par catégorie.';
  const detail = (): string | null => {
    if (state === 'not-concerned') return 'Non concerné';
    if (state === 'unanswered') return isTraining ? 'Diplôme à renseigner' : null;
    if (isTraining) return degree === 0 ? 'Aucune formation retenue' : text;
    return `Degré ${degree}${state === 'planned' ? ', prévu pour la fonction' : ''}`;
  };
  return {
    label: typeset(title),
    detail: detail(),
    explanation: isTraining || text === null ? rule : `${rule} Attendus du degré ${degree}\u00a0: ${text}`,
  };
}

const yearOf = (indexHundredths: number, paramMicroEuros: number): string =>
  `${points(indexHundredths)} × ${formatPointValue(paramMicroEuros)}`;

const monthOf = ({ indexHundredths, paramMicroEuros, months }: StepInputs<'full-time-month'>): string =>
  `${yearOf(indexHundredths, paramMicroEuros)} ÷ ${months}\u00a0mois`;

const shareOf = ({ fullTimeMonthCents, shareHundredths }: StepInputs<'share'>): string =>
  `${formatMoney(fullTimeMonthCents)} × ${formatPercent(shareHundredths)}`;

function hourly(inputs: StepInputs<'hourly'>): Words {
  const part = formatFactor(inputs.teachingPartTenThousandths);
  const hours = `${formatInteger(inputs.yearlyTrainingHours)}\u00a0heures`;
  return {
    label: 'Heure de formation',
    detail: `${yearOf(inputs.indexHundredths, inputs.paramMicroEuros)} × ${part} ÷ ${hours}`,
    explanation: `La part du face-à-face et de sa préparation dans le temps de travail est de ${part}\u00a0; une année à temps plein compte ${hours} de formation. La quotité ne s’applique pas.`,
  };
}

function majored({ guaranteedCents, shareHundredths, paramMicroEuros }: StepInputs<'majored'>): Words {
  const share = partTime(shareHundredths);
  const fullTime = `${formatMoney(guaranteedCents)}${share === null ? '' : ` ÷ ${share}`}`;
  return {
    label: 'Indice majoré',
    detail: `${fullTime} × 12 ÷ ${formatPointValue(paramMicroEuros)}, au point supérieur`,
    explanation:
      'Quand une rémunération garantie dépasse le minimum, elle est convertie en indice, arrondi au point supérieur. L’indice réel reste affiché à côté.',
  };
}

/** Says, after a comma, how a full-time month becomes the row's amount. Empty if the amount is a full-time month. */
function brought(unit: TraceUnit, shareHundredths: number | undefined): string {
  if (unit === 'hour') return ', par heure';
  const share = partTime(shareHundredths);
  return share === null ? '' : `, à ${share}`;
}

function wageDetail({ unit, inputs }: TraceStep & { readonly rule: 'minimum-wage' }): string {
  const to = brought(unit, inputs.shareHundredths);
  return to === ''
    ? 'Montant mensuel brut, 35\u00a0heures par semaine'
    : `${formatMoney(inputs.fullTimeMonthCents)} par mois à temps plein${to}`;
}

/** Rule 11: the minimum of the agreement, unless a guaranteed pay or a fixed amount replaces it. */
function displayed({ unit, inputs: { source } }: StepOf<'displayed'>, shareHundredths: number): Words {
  const share = partTime(shareHundredths);
  const by = unit === 'hour' ? 'par heure de formation' : `par mois${share === null ? '' : ` à ${share}`}`;
  const isGuaranteed = source === 'remuneration-value';
  const detail = isGuaranteed ? 'Montant brut, de l’indice majoré' : 'Montant brut';
  if (isGuaranteed) return { label: `Rémunération garantie ${by}`, detail, explanation: sourceReason('majored') };
  if (source === 'fixed-amount') return { label: `Montant fixé ${by}`, detail, explanation: sourceReason(source) };
  const explanation = 'C’est un minimum conventionnel\u00a0: l’employeur peut verser davantage.';
  return { label: `Minimum ${by}`, detail, explanation };
}

/** The value of the point has a line of its own before the monthly amount. */
export const pointValueWords: Words = {
  label: 'Valeur du point',
  detail: 'Par point et par an',
  explanation: 'La branche négocie la valeur du point chaque année. Elle vaut pour tous les emplois.',
};

export function wordsOf(step: TraceStep, told: Told): Words {
  switch (step.rule) {
    case 'category-base':
      return {
        label: 'Indice de base',
        detail: findCategory(told.grid, told.categoryLevel)?.title ?? null,
        explanation: 'Chaque catégorie a un indice de base. Il dépend de la fonction, pas de la personne.',
      };
    case 'leave':
      return leave(step.inputs);
    case 'seniority':
      return seniority(step.inputs);
    case 'criterion':
      return criterion(step.inputs, told);
    case 'total':
      return {
        label: 'Indice réel',
        detail: 'Somme des lignes précédentes',
        explanation: 'L’indice réel additionne l’indice de base, les congés, l’ancienneté et les critères.',
      };
    case 'fixed-days':
      return {
        label: 'Indice réel, forfait en jours',
        detail: `${points(step.inputs.indexHundredths)} × ${formatFactor(step.inputs.factorTenThousandths)}`,
        explanation: 'Le forfait annuel en jours d’une ou d’un cadre relève l’indice d’un coefficient minimal.',
      };
    case 'full-time-month':
      return {
        label: 'Mois à temps plein',
        detail: monthOf(step.inputs),
        explanation: 'L’indice multiplié par la valeur annuelle du point, divisé par 12, arrondi au centime.',
      };
    case 'share':
      return {
        label: `Mois à ${formatPercent(step.inputs.shareHundredths)}`,
        detail: shareOf(step.inputs),
        explanation: 'Le mois à temps plein multiplié par la quotité de travail, arrondi au centime.',
      };
    case 'hourly':
      return hourly(step.inputs);
    case 'majored':
      return majored(step.inputs);
    case 'majored-month':
      return {
        label: 'Mois à temps plein, indice majoré',
        detail: monthOf(step.inputs),
        explanation: 'Le même calcul que le mois à temps plein, avec l’indice majoré.',
      };
    case 'majored-share':
      return {
        label: `Mois à ${formatPercent(step.inputs.shareHundredths)}, indice majoré`,
        detail: shareOf(step.inputs),
        explanation: 'Le mois de l’indice majoré multiplié par la quotité de travail.',
      };
    case 'fixed-amount':
      return {
        label: 'Montant fixé par la branche',
        detail: 'Retenu à la place du montant calculé',
        explanation: 'L’organisation des employeurs a fixé ce montant pour ce poste. Il remplace le montant calculé.',
      };
    case 'branch-floor':
      return {
        label: 'Plancher de la branche',
        detail: `${points(step.inputs.floorHundredths)}, grille en vigueur${brought(step.unit, step.inputs.shareHundredths)}`,
        explanation:
          'Aucun montant ne descend sous l’indice plancher que la branche négocie chaque année\u00a0: celui de la grille en vigueur, à sa valeur du point.',
      };
    case 'minimum-wage':
      return {
        label: `Smic du ${formatDay(step.inputs.wageFrom)}`,
        detail: wageDetail(step),
        explanation: 'Aucun salaire ne peut être inférieur au salaire minimum de croissance.',
      };
    case 'wage-complement':
      return {
        label: 'Complément Smic',
        detail: `${shareOf(step.inputs)} − ${formatMoney(step.inputs.paidCents)}`,
        explanation: 'Ce qui manque à l’ensemble des fonctions payées au mois pour atteindre le Smic.',
      };
    case 'due':
      return {
        label: 'À verser au moins',
        detail: `Le plus élevé\u00a0: ${DUE_SOURCE_NAMES[step.inputs.source]}${step.unit === 'hour' ? ', par heure' : ''}`,
        explanation: 'L’employeur verse au moins ce montant brut. Il peut verser davantage.',
      };
    case 'displayed':
      return displayed(step, told.shareHundredths);
    case 'minimum-check':
      return {
        label: 'Écart au minimum',
        detail: `${points(step.inputs.indexHundredths)} pour un seuil de ${points(step.inputs.minimumIndexHundredths)}`,
        explanation:
          'Le seuil est le plus élevé du plancher de la branche et du Smic mensuel, converti en points et arrondi au point supérieur. La quotité n’y change rien.',
      };
  }
}
