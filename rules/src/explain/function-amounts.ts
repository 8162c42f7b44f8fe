/**
 * Amounts of a function that a text may name: `{{fonction.28.minimum.8}}` is what the function 28 is to be paid at least
 * with 8 years of seniority, at full time and with its planned degrees. Nothing in the name is evaluated: it has two
 * numbers and one of two words.
 */
import type { Day } from '../exact/day.js';
import { counted, countedPoints } from '../format/counted.js';
import { formatMoney, formatPoints } from '../format/french.js';
import type { Grid } from '../grid/grid.js';
import { findFunction } from '../grid/lookup.js';
import { estimatePay, type Estimate } from '../pay/estimate.js';
import type { MinimumWage } from '../pay/minimum-wage.js';
import { initialAnswers } from '../valuation/answer-changes.js';
import { NEW_TERMS } from '../valuation/terms.js';

interface Sources {
  readonly grid: Grid;
  readonly wage: MinimumWage | null;
  readonly today: Day;
}

export const FUNCTION_FACTS = {
  minimum: { label: 'à verser au moins par mois', value: ({ due }: Estimate) => formatMoney(due.cents) },
  indice: { label: 'indice réel', value: ({ pay }: Estimate) => countedPoints(formatPoints(pay.indexHundredths)) },
} as const;
export type FunctionFact = keyof typeof FUNCTION_FACTS;

const NAME = /^fonction\.([1-9]\d{0,5})\.(minimum|indice)\.(\d|[1-5]\d)$/;
export const MOST_NAMED_YEARS = 59;

interface Named {
  readonly functionId: number;
  readonly fact: FunctionFact;
  readonly years: number;
}

export const functionAmountName = ({ functionId, fact, years }: Named): string =>
  `fonction.${functionId}.${fact}.${years}`;

function named(name: string): Named | undefined {
  const [, functionId, fact, years] = NAME.exec(name) ?? [];
  if (fact === undefined) return undefined;
  return { functionId: Number(functionId), fact: fact === 'minimum' ? fact : 'indice', years: Number(years) };
}

/** The amount of a name, if it is one of a function. Both are null when the grid lacks the function or a degree of it. */
export function functionAmount(name: string) {
  const asked = named(name);
  if (asked === undefined) return undefined;
  const { functionId, fact, years } = asked;
  const of = FUNCTION_FACTS[fact];
  return {
    label: ({ grid }: Pick<Sources, 'grid'>): string | null => {
      const title = findFunction(grid, functionId)?.title;
      return title === undefined ? null : `${title}, ${counted(years, 'an', 'ans')}\u00a0: ${of.label}`;
    },
    value: (sources: Sources): string | null => {
      const estimate = estimateOf(asked, sources);
      return estimate === null ? null : of.value(estimate);
    },
  };
}

/** As in the example of the home page. Null without planned degrees, because the amount would be incomplete. */
function estimateOf({ functionId, years }: Named, { grid, wage, today }: Sources): Estimate | null {
  const job = findFunction(grid, functionId);
  const categoryLevel = job?.categoryLevel ?? null;
  if (job === undefined || categoryLevel === null) return null;
  const estimate = estimatePay(
    grid,
    { params: grid.params, wage, territory: 'metropole' },
    {
      ...NEW_TERMS,
      functionId,
      categoryLevel,
      seniorityOn: `${Number(today.slice(0, 4)) - years}-01-01`,
      calculatedOn: today,
      fixedAmountCents: null,
      answers: initialAnswers(grid, job, categoryLevel),
    },
  );
  return estimate.pay.uncounted.length > 0 ? null : estimate;
}
