/** The index as a short list that adds up, while the situation or a criterion changes. Pure. */
import { formatPoints, stepKey, typeset, type StepOf, type TraceStep } from '@valorisation/rules';
import { common } from '../../i18n/fr/classification/common';

const { ledger: words } = common;

export interface LedgerLine {
  readonly key: string;
  readonly label: string;
  readonly detail: string | null;
  /** Null when the line adds nothing. */
  readonly points: string | null;
  readonly criterionId?: number;
  /** True for what is not said yet, although something counts for it. */
  readonly isOpen?: boolean;
}

const pointsOf = (hundredths: number): string | null => (hundredths === 0 ? null : formatPoints(hundredths));

function criterionLine(step: StepOf<'criterion'>): LedgerLine {
  const { criterionId, criterion, kind, state, degree } = step.inputs;
  const isPlanned = state === 'planned';
  const hasDegree = kind === 'degrees' && state !== 'unanswered';
  return {
    key: stepKey(step),
    label: typeset(criterion),
    detail: hasDegree ? words.degree(degree, isPlanned) : null,
    points: pointsOf(step.value),
    criterionId,
    isOpen: state !== 'answered',
  };
}

type Steps = readonly TraceStep[];

/** A line for each criterion of the function, after all that the situation gives. */
export function ledgerOfCriteria(steps: Steps): readonly LedgerLine[] {
  const total = steps.find((step) => step.rule === 'total');
  if (total === undefined) return [];
  const criteria = steps.filter((step) => step.rule === 'criterion');
  const { criteriaHundredths } = total.inputs;
  const situation = pointsOf(total.value - criteriaHundredths);
  return [
    { key: 'situation', label: words.situation, detail: null, points: situation },
    ...criteria.filter(({ inputs }) => inputs.state !== 'not-concerned').map(criterionLine),
  ];
}

function situationLine(step: TraceStep): LedgerLine[] {
  const line = { key: step.rule, points: pointsOf(step.value) };
  switch (step.rule) {
    case 'category-base':
      return [{ ...line, label: words.base, detail: null }];
    case 'leave':
      return [{ ...line, label: words.leave, detail: words.weeks(step.inputs.weeks) }];
    case 'seniority': {
      const { seniorityYears, ratePercent } = step.inputs;
      return [{ ...line, label: words.seniority, detail: words.years(seniorityYears, ratePercent) }];
    }
    default:
      return [];
  }
}

/** A line for each part of the situation, and one for all criteria. */
export function ledgerOfSituation(steps: Steps): readonly LedgerLine[] {
  const total = steps.find((step) => step.rule === 'total');
  if (total === undefined) return [];
  const isPlanned = steps.some((step) => step.rule === 'criterion' && step.inputs.state === 'planned');
  const criteria = pointsOf(total.inputs.criteriaHundredths);
  const detail = isPlanned ? words.planned : null;
  return [
    ...steps.flatMap(situationLine),
    { key: 'criteria', label: words.criteria, detail, points: criteria, isOpen: isPlanned },
  ];
}
