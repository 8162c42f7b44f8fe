import { formatHundredths, monthOf } from '@valorisation/rules';
import type { AnswerOf, gridCalls } from '@valorisation/contract';
import { shortTitle } from '../../amounts/model/shortTitle';

/** In the form of the server, because these tables do not need the rules. */
export type GridInForce = AnswerOf<typeof gridCalls.inForce>;

const HUNDRED_EUROS = 10_000;

type Criterion = GridInForce['criteres'][number];
type Degree = Criterion['indices'][number]['degres'][number];

/** A column for categories with the same degrees, by level. */
export interface SharedColumn {
  readonly levels: readonly number[];
  readonly degrees: readonly Degree[];
}

/**
 * The columns of a criterion. Categories with the same degrees and points share a column. A category that the criterion
 * does not concern has none.
 */
export function columnsOf({ indices }: Criterion): readonly SharedColumn[] {
  const columns = new Map<string, SharedColumn>();
  for (const { cat_level: level, degres: degrees } of indices) {
    if (degrees.length === 0) continue;
    const key = JSON.stringify(degrees);
    columns.set(key, { levels: [...(columns.get(key)?.levels ?? []), level], degrees });
  }
  return [...columns.values()];
}

/** The ranks of the degrees in all columns together. */
export function ranksOf(columns: readonly SharedColumn[]): readonly number[] {
  return [...new Set(columns.flatMap(({ degrees }) => degrees.map(({ degre }) => degre)))].sort((a, b) => a - b);
}

export interface SenioritySpan {
  readonly first: number;
  /** Null: no upper limit. */
  readonly last: number | null;
  readonly rates: readonly number[];
}

/** Neighbouring years with the same rates, as one row. */
export function senioritySpans(steps: GridInForce['paliers']): readonly SenioritySpan[] {
  const begins = steps.filter(({ taux }, index) => String(taux) !== String(steps[index - 1]?.taux));
  return begins.map(({ annees, taux }, index) => {
    const next = begins[index + 1];
    return { first: annees, last: next === undefined ? null : next.annees - 1, rates: taux };
  });
}

/** The full-time month, in cents. */
export const monthOfPoints = ({ param }: Pick<GridInForce, 'param'>, value: number): number =>
  monthOf(Math.round(value * 100), { paramMicroEuros: Math.round(param * 1_000_000) });

/** What a full-time month is raised to, in cents. A minimum wage that is not known is left out. */
export function floorsOf(grid: Pick<GridInForce, 'param' | 'params' | 'wage' | 'mayotteWage'>) {
  const branch = grid.params.find((one) => one.param_title === 'smc_indice');
  return [
    ['branch', branch === undefined ? null : monthOfPoints(grid, Number(branch.param_value))] as const,
    ['wage', grid.wage?.monthCents ?? null] as const,
    ['mayotte', grid.mayotteWage?.monthCents ?? null] as const,
  ].flatMap(([name, cents]) => (cents === null ? [] : [[name, cents] as const]));
}

/** Where bars begin, so that the differences between close amounts can be seen: in whole hundreds of euros. */
export const barsBegin = (least: number, most: number): number =>
  Math.max(0, Math.floor((2 * least - most) / HUNDRED_EUROS) * HUNDRED_EUROS);

/** Whole points without decimals. */
export const points = (value: number): string => formatHundredths(Math.round(value * 100)).replace(/,00$/, '');

/** « Technicien, agent de maîtrise ». */
export function titlesOf({ cats }: GridInForce, levels: readonly number[]): string {
  const titles = cats.filter(({ cat_level }) => levels.includes(cat_level)).map((cat) => shortTitle(cat.cat_title));
  const text = titles.join(', ').toLocaleLowerCase('fr');
  return `${titles[0]?.charAt(0) ?? ''}${text.slice(1)}`;
}
