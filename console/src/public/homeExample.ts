/** The texts of the home page's example. All figures come from the answer. Pure. */
import { countedPoints, formatDay, formatMoney, formatPoints, formatPointValue } from '@valorisation/rules';
import type { EstimateAnswer } from '@valorisation/contract';
import { pages } from '../i18n/fr';

const { example: words } = pages.home;

interface Line {
  readonly label: string;
  readonly value: string;
}

export interface Example {
  readonly subtitle: string;
  readonly lines: readonly Line[];
  /** The lines from the index to the amount due. */
  readonly results: readonly Line[];
  readonly reason: string;
  readonly warnings: readonly string[];
}

type Steps = EstimateAnswer['trace'];

const points = (hundredths: number): string => countedPoints(formatPoints(hundredths));

function sumOf(steps: Steps): number {
  return steps.reduce((sum, { value }) => sum + value, 0);
}

function valueOf(steps: Steps, rule: Steps[number]['rule']): string {
  return points(sumOf(steps.filter((step) => step.rule === rule)));
}

function criteriaLine(steps: Steps): Line {
  const criteria = steps.flatMap((step) =>
    step.rule === 'criterion' && step.inputs.state !== 'not-concerned' ? [step] : [],
  );
  const degrees = new Set(criteria.map(({ inputs }) => inputs.degree));
  const [degree] = degrees.size === 1 ? degrees : [];
  return { label: words.criteria(criteria.length, degree ?? null), value: points(sumOf(criteria)) };
}

/** Null when a criterion of the example has no points in the grid, because the amount would be incomplete. */
export function exampleOf(answer: EstimateAnswer): Example | null {
  const { functionTitle, grid, trace, indexHundredths, minimumCents, due, reason, belowMinimum, uncounted } = answer;
  if (uncounted.length > 0) return null;
  const seniority = trace.find((step) => step.rule === 'seniority');
  const rate = seniority?.rule === 'seniority' ? seniority.inputs.ratePercent : 0;
  return {
    subtitle: words.subtitle(functionTitle, formatDay(grid.effectiveOn)),
    lines: [
      { label: words.category, value: valueOf(trace, 'category-base') },
      { label: words.leave, value: valueOf(trace, 'leave') },
      { label: words.seniority(rate), value: valueOf(trace, 'seniority') },
      criteriaLine(trace),
    ],
    results: [
      { label: words.index, value: points(indexHundredths) },
      {
        label: words.conventional(formatPointValue(Math.round(grid.pointValue * 10_000))),
        value: formatMoney(minimumCents),
      },
      { label: words.due, value: formatMoney(due.cents) },
    ],
    reason,
    warnings: [...(belowMinimum ? [words.warning] : []), ...(grid.confirmed ? [] : [words.unconfirmed])],
  };
}
