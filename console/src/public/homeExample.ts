/** The texts of the home page's example. All figures come from the answer. Pure. */
import { formatDay, formatMoney, formatPoints, formatPointValue, typeset } from '@valorisation/rules';
import type { EstimateAnswer } from '@valorisation/contract';
import { shortTitle } from '../amounts/model/shortTitle';
import { pages } from '../i18n/fr';

const { example: words } = pages.home;

interface Line {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
}

export interface Example {
  readonly title: string;
  readonly subtitle: string;
  readonly lines: readonly Line[];
  readonly index: string;
  /** From the index to the month. */
  readonly month: string;
  readonly due: string;
  /** The reason of a raised amount, and the grid. */
  readonly notes: readonly string[];
}

type Steps = EstimateAnswer['trace'];
type StepOf<Rule extends Steps[number]['rule']> = Extract<Steps[number], { rule: Rule }>;

/** Whole points without decimals. */
const points = (hundredths: number): string => formatPoints(hundredths).replace(/,00$/, '');

function stepOf<Rule extends Steps[number]['rule']>(steps: Steps, rule: Rule): StepOf<Rule> | undefined {
  return steps.find((step): step is StepOf<Rule> => step.rule === rule);
}

function criteriaLine(steps: Steps): Line {
  const criteria = steps.flatMap((step) =>
    step.rule === 'criterion' && step.inputs.state !== 'not-concerned' ? [step] : [],
  );
  const degrees = new Set(criteria.map(({ inputs }) => inputs.degree));
  const [degree] = degrees.size === 1 ? degrees : [];
  return {
    label: words.criteria(criteria.length),
    hint: words.degree(degree ?? null),
    value: points(criteria.reduce((sum, { value }) => sum + value, 0)),
  };
}

/** Null when a criterion of the example has no points in the grid, because the amount would be incomplete. */
export function exampleOf(answer: EstimateAnswer): Example | null {
  const { functionTitle, grid, trace, leaveWeeks, indexHundredths, minimumCents, due, reason, uncounted } = answer;
  const [base, leave, seniority] = [stepOf(trace, 'category-base'), stepOf(trace, 'leave'), stepOf(trace, 'seniority')];
  if (uncounted.length > 0 || base === undefined || leave === undefined || seniority === undefined) return null;
  const { seniorityYears, ratePercent, baseHundredths } = seniority.inputs;
  return {
    title: typeset(functionTitle),
    subtitle: words.subtitle(seniorityYears),
    lines: [
      { label: words.base, hint: shortTitle(base.detail ?? ''), value: points(base.value) },
      { label: words.leave, hint: words.leaveHint(leaveWeeks), value: points(leave.value) },
      {
        label: words.seniority,
        hint: words.seniorityHint(ratePercent, points(baseHundredths)),
        value: points(seniority.value),
      },
      criteriaLine(trace),
    ],
    index: points(indexHundredths),
    month: words.month(formatPointValue(Math.round(grid.pointValue * 10_000))),
    due: formatMoney(due.cents),
    notes: [...(due.cents === minimumCents ? [] : [reason]), words.grid(formatDay(grid.effectiveOn), grid.confirmed)],
  };
}
