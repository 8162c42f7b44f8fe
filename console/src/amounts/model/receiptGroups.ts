/** The lines of a calculation in the three groups that add up: points, an amount, and the comparison with the floors. */
import { receiptGroup, type ReceiptLine } from '@valorisation/rules';

export type ShownLine = Pick<ReceiptLine, 'key' | 'label' | 'detail' | 'explanation' | 'article' | 'value' | 'kind'> & {
  readonly rule: string;
};

type GroupName = ReturnType<typeof receiptGroup>;

export interface ReceiptGroup {
  readonly name: GroupName;
  readonly lines: readonly ShownLine[];
}

export function receiptGroups(lines: readonly ShownLine[]): readonly ReceiptGroup[] {
  return (['index', 'amount', 'floors'] as const)
    .map((name) => ({ name, lines: lines.filter(({ rule }) => receiptGroup(rule) === name) }))
    .filter((group) => group.lines.length > 0);
}

/** The value of a line under the head of its group, which has the unit of the points. */
export const pointsOf = ({ value }: ShownLine): string => value.replace(/\u00a0points?$/, '');
