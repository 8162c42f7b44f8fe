/** The lines of a calculation in the three groups that add up: points, an amount, and the comparison with the floors. */
import { receiptGroup, type ReceiptLine } from '@valorisation/rules';
import { receipt as words } from '../../i18n/fr/classification/receipt';

export type ShownLine = Pick<ReceiptLine, 'key' | 'label' | 'detail' | 'explanation' | 'article' | 'value' | 'kind'> & {
  readonly rule: string;
};

type GroupName = ReturnType<typeof receiptGroup> | 'guarantee';

export interface ReceiptGroup {
  readonly name: GroupName;
  readonly lines: readonly ShownLine[];
}

/**
 * An amount is shown once: the line that gives the conventional minimum becomes its subtotal. The value of the point is
 * an amount for a year, so it is no figure of the column.
 */
function summed(lines: readonly ShownLine[]): readonly ShownLine[] {
  return lines.flatMap((line, place): ShownLine[] => {
    const [before, after] = [lines[place - 1], lines[place + 1]];
    if (line.rule === 'point-value') return [{ ...line, detail: words.pointValue(line.value), value: '' }];
    if (line.kind === 'line' && after?.rule === 'displayed' && after.value === line.value) return [];
    if (line.rule !== 'displayed' || before?.value !== line.value || before.kind !== 'line') return [line];
    const { detail, explanation, article } = before;
    return [{ ...line, detail, explanation: `${explanation} ${line.explanation}`, article: line.article ?? article }];
  });
}

/** What follows the indice majoré is the guaranteed pay, and not the amount of the classification. */
export function receiptGroups(lines: readonly ShownLine[]): readonly ReceiptGroup[] {
  const majored = lines.findIndex(({ rule }) => rule === 'majored');
  const nameOf = ({ rule }: ShownLine, place: number): GroupName =>
    receiptGroup(rule) === 'amount' && majored >= 0 && place >= majored ? 'guarantee' : receiptGroup(rule);
  const shown = (line: ShownLine): ShownLine => (line.rule === 'majored' ? { ...line, kind: 'line' } : line);
  return (['index', 'amount', 'guarantee', 'floors'] as const)
    .map((name) => ({ name, lines: summed(lines.filter((line, place) => nameOf(line, place) === name).map(shown)) }))
    .filter((group) => group.lines.length > 0);
}

/** The value of a line under the head of its group, which has the unit of the points. */
export const pointsOf = ({ value }: ShownLine): string => value.replace(/\u00a0points?$/, '');

/** The wages of the Code du travail and what the branch negotiates each year are not articles of the agreement. */
export const isOfAgreement = (article: string): boolean => /^(annexe|art\.|chapitre)/.test(article);

const PLACES: Readonly<Record<string, string>> = {
  'category-base': 'les-categories',
  leave: 'les-conges',
  seniority: 'l-anciennete',
  criterion: 'criteres',
  due: 'les-planchers',
  'fixed-days': 'cas-particuliers',
  share: 'cas-particuliers',
  hourly: 'cas-particuliers',
  majored: 'cas-particuliers',
  'majored-month': 'cas-particuliers',
  'majored-share': 'cas-particuliers',
};

/** The section of the agreement's page about a line; the formula explains the others. */
export const agreementPlace = (rule: string): string => PLACES[rule] ?? 'calcul';
