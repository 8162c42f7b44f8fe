/** What happens month by month, in words: like things of several people in one line. Pure. */
import { formatDay, formatDifference, typeset, type Cause, type Costs, type Day } from '@valorisation/rules';
import type { CostBasis } from '../../api/costs';
import { costs } from '../../i18n/fr/costs';
import { changeWords, type NameOf } from './changeWords';

const { happenings: words } = costs;

export interface HappeningLine {
  readonly key: string;
  readonly text: string;
  readonly concerns: 'everybody' | 'one';
  /** For causes that concern everybody, those whose amount changes. */
  readonly people: number;
  readonly differenceCents: number;
  /** The people of a line, each with what happens. Empty for what concerns everybody. */
  readonly each: readonly { readonly text: string; readonly differenceCents: number }[];
}

export interface HappeningMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly lines: readonly HappeningLine[];
  readonly differenceCents: number;
}

export function happeningMonths(
  { happenings }: Pick<Costs, 'happenings'>,
  of: NameOf,
  basis: CostBasis,
): readonly HappeningMonth[] {
  const months = new Map<string, Map<string, HappeningLine>>();
  for (const { day, concerns, causes, people } of happenings) {
    const month = day.slice(0, 7);
    const lines = months.get(month) ?? new Map<string, HappeningLine>();
    months.set(month, lines);
    const text = causes
      .map((cause, place) => continued(causeWords(cause, day, of, basis), place > 0 && !beginsWithName(cause)))
      .join(words.and);
    const key = concerns === 'one' ? text : `${day} ${text}`;
    const differenceCents = people.reduce((sum, one) => sum + one.differenceCents, 0);
    const known = lines.get(key);
    lines.set(key, {
      key,
      text,
      concerns,
      people: (known?.people ?? 0) + people.length,
      differenceCents: (known?.differenceCents ?? 0) + differenceCents,
      each: [...(known?.each ?? []), ...(concerns === 'one' ? eachWords(causes, differenceCents, of) : [])],
    });
  }
  return [...months].map(([month, lines]) => ({
    month,
    lines: [...lines.values()],
    differenceCents: [...lines.values()].reduce((sum, line) => sum + line.differenceCents, 0),
  }));
}

/** Names, and the Smic, have a capital everywhere. */
const beginsWithName = (cause: Cause): boolean =>
  ['wage', 'share', 'leave', 'degree'].includes(cause.kind === 'change' ? cause.change.kind : cause.kind);

const continued = (text: string, isWithin: boolean): string =>
  isWithin ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text;

function causeWords(cause: Cause, day: Day, of: NameOf, basis: CostBasis): string {
  if (cause.kind === 'change') return changeWords(cause.change, of, basis);
  if (cause.kind === 'grid' || cause.kind === 'wage') return words[cause.kind](formatDay(day));
  return words[cause.kind];
}

export const effectWords = (cents: number): string => (cents === 0 ? words.noEffect : formatDifference(cents));

/** A change of the scenario names its function itself. */
function eachWords(causes: readonly Cause[], differenceCents: number, of: NameOf): HappeningLine['each'] {
  return causes.flatMap((cause) => {
    if (!('positionId' in cause)) return [];
    const rate = cause.kind === 'seniority' ? [words.rate(cause.rateBefore, cause.rateAfter)] : [];
    return [{ text: [typeset(of(cause.positionId)), ...rate].join(', '), differenceCents }];
  });
}
