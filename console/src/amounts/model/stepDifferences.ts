import type { ReceiptLine } from '@valorisation/rules';

export interface ComparedLine extends Pick<ReceiptLine, 'key' | 'label' | 'detail' | 'value' | 'kind'> {
  readonly rule: string;
}

export interface StepDifference {
  readonly key: string;
  readonly label: string;
  /** The inputs of the line, when they differ too. */
  readonly detail: { readonly before: string | null; readonly after: string | null } | null;
  /** Null when that calculation has no line of this kind. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Leaves out equal lines. It also leaves out the result, which is shown above the lines. */
export function stepDifferences(
  former: readonly ComparedLine[],
  present: readonly ComparedLine[],
): readonly StepDifference[] {
  const [old, now] = [former, present].map((lines) => new Map(lines.map((line) => [line.key, line])));
  return [...new Set([...present, ...former].map(({ key }) => key))].flatMap((key) => {
    const [before, after] = [old?.get(key), now?.get(key)];
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
