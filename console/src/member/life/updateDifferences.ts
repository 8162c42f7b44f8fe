/** Old and new calculation side by side: the lines of the two receipts that differ. Pure. */
import { receiptLines, type Grid, type ReceiptLine } from '@valorisation/rules';
import type { PreviewSide, UpdatePreview } from '../../api/updatePreview';

export interface Difference {
  readonly key: string;
  readonly label: string;
  /** What the line was computed with, when that differs as well. */
  readonly detail: { readonly before: string | null; readonly after: string | null } | null;
  /** Null: the line is not in that calculation. */
  readonly before: string | null;
  readonly after: string | null;
}

function linesOf(side: PreviewSide, grid: Grid): ReadonlyMap<string, ReceiptLine> {
  return new Map(receiptLines(side.trace, grid).map((line) => [line.key, line]));
}

/** Lines that keep their value are left out; the result itself is shown above them. */
export function updateDifferences({ current, next }: UpdatePreview, grid: Grid): readonly Difference[] {
  const [old, now] = [linesOf(current, grid), linesOf(next, grid)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [before, after] = [old.get(key), now.get(key)];
    const line = after ?? before;
    if (line === undefined || line.kind === 'result' || line.rule === 'displayed' || before?.value === after?.value)
      return [];
    const hasOtherDetail = before !== undefined && after !== undefined && before.detail !== after.detail;
    return [
      {
        key,
        label: line.label,
        detail: hasOtherDetail ? { before: before.detail, after: after.detail } : null,
        before: before?.value ?? null,
        after: after?.value ?? null,
      },
    ];
  });
}
