/** A change of a scenario in words. Pure. */
import {
  de,
  findCriterion,
  findFunction,
  formatDay,
  formatHundredths,
  formatMoney,
  formatPercent,
  leaveWeeksWords,
  typeset,
  type CostChange,
  type Day,
  type Grid,
  type NewValue,
} from '@valorisation/rules';
import type { CostRow } from '@valorisation/contract';
import type { CostBasis } from '../../api/costs';
import { costs } from '../../i18n/fr/costs';
import { monthName } from '../figures/anniversaryMonths';

const { change: words, form, kinds } = costs;

/** How a function is called: with its person, or on a paper without names by its title alone. Only a hired person is in no row. */
export type NameOf = (positionId: number) => string;

export function nameOf(rows: readonly CostRow[], { named }: { named: boolean }): NameOf {
  const known = new Map(
    rows.map(({ id, profileName, functionTitle }) => {
      const title = typeset(functionTitle);
      return [id, named ? `${profileName}, ${title}` : title];
    }),
  );
  return (id) => known.get(id) ?? words.hired;
}

/** The grid that functions and degrees are chosen from: the one in force. */
export function gridInForce({ grids, contents, day }: CostBasis): Grid | undefined {
  const inForce = grids.findLast(({ effectiveOn, isAnnounced }) => !isAnnounced && effectiveOn <= day);
  return inForce && contents.get(inForce.id);
}

/** "à partir de septembre 2027", "à partir du 15/09/2027". */
export const fromWords = (from: Day): string =>
  from.endsWith('-01') ? words.from(de(monthName(from.slice(0, 7)))) : words.fromDay(formatDay(from));

const valueWords = (to: NewValue): string => {
  if ('cents' in to) return formatMoney(to.cents);
  return `${to.percentHundredths < 0 ? '−' : '+'}${formatPercent(Math.abs(to.percentHundredths)).replace(/(,\d)0/, '$1')}`;
};

export function degreeWords(grid: Grid | undefined, criterionId: number, degree: number, level: number): string {
  const criterion = grid && findCriterion(grid, criterionId);
  const found = criterion?.columns[level]?.find(({ rank }) => rank === degree);
  if (degree === 0) return form.noDegree;
  if (criterion?.kind === 'training' && found !== undefined) return typeset(found.text);
  return form.degreeOf(degree, `${formatHundredths(found?.pointsHundredths ?? 0).replace(/,00$/, '')}\u00a0points`);
}

/** Without the day. */
export function changeWords(change: CostChange, of: NameOf, basis: CostBasis): string {
  const grid = gridInForce(basis);
  switch (change.kind) {
    case 'point-value':
    case 'wage':
      return words.value(kinds[change.kind], valueWords(change.to));
    case 'seniority':
      return change.positionId === null ? words.steppedAll : words.stepped(of(change.positionId));
    case 'share':
      return words.of(of(change.positionId), words.share(formatPercent(change.shareHundredths)));
    case 'leave':
      return words.of(of(change.positionId), leaveWeeksWords(change.leaveWeeks).toLowerCase());
    case 'degree': {
      const { positionId, criterionId, degree } = change;
      const level = basis.rows.find(({ id }) => id === positionId)?.categoryLevel ?? 0;
      const title = (grid && findCriterion(grid, criterionId)?.title) ?? '';
      return words.of(of(positionId), words.degree(title, degreeWords(grid, criterionId, degree, level)));
    }
    case 'departure':
      return words.departure(of(change.positionId));
    case 'hiring': {
      const title = (grid && findFunction(grid, change.functionId)?.title) ?? '';
      return words.hiring(typeset(title), formatPercent(change.shareHundredths));
    }
  }
}
