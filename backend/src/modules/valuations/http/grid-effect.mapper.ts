import type { EffectFigures as FiguresAnswer, GridEffect, GridEffectExample } from '@valorisation/contract';
import { receiptLines } from '@valorisation/rules';
import { GROUPINGS, type AmountFigures, type ChangedRow, type EffectFigures } from '../domain/effect-figures.js';
import type { ExplainedChange, GridEffectView } from '../queries/grid-effect.query.js';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export function toEffectAnswer(view: GridEffectView): GridEffect {
  const { state, examined, total, stale, figures } = view;
  return {
    state,
    asked_at: instant(view.askedAt),
    seen_at: instant(view.seenAt),
    examined,
    total,
    computed_at: instant(view.computedAt),
    stale,
    figures: figures && toFigures(figures),
  };
}

export function toExampleAnswer({ changed, title, current, next }: ExplainedChange): GridEffectExample {
  return { ...toChangedRow(changed, title), current: toSide(current), next: toSide(next) };
}

function toFigures(figures: EffectFigures): FiguresAnswer {
  const { day, rows, statuses, awaitedBefore, incomplete, otherUnit, amounts, underMinimum, groups, largest } = figures;
  const { month, hour } = amounts;
  const titleOf = (functionId: number | string) => figures.functions[functionId] ?? '';
  return {
    day,
    rows,
    statuses,
    awaited_before: awaitedBefore,
    incomplete,
    other_unit: otherUnit,
    month: { ...toAmounts(month), median: month.median, bins: month.bins },
    hour: { ...toAmounts(hour), median: hour.median, bins: hour.bins },
    below_minimum: underMinimum,
    groups: GROUPINGS.flatMap((by) =>
      Object.entries(groups[by]).map(([key, group]) => ({
        by,
        key,
        label: by === 'function' ? titleOf(key) : '',
        rows: group.rows,
        to_redo: group.toRedo,
        month: toAmounts(group.month),
        hour: toAmounts(group.hour),
      })),
    ),
    largest: [...largest.month, ...largest.hour].map((row) => toChangedRow(row, titleOf(row.functionId))),
  };
}

function toAmounts({ rows, gains, losses, before, dueAnyway, after }: AmountFigures) {
  return { rows, gains, losses, before, due_anyway: dueAnyway, after };
}

function toChangedRow({ id, functionId, categoryLevel, department, unit, ...amounts }: ChangedRow, title: string) {
  const { before, dueAnyway, after } = amounts;
  const change = { unit, before, due_anyway: dueAnyway, after };
  return { id, function_id: functionId, title, category: categoryLevel, department, ...change };
}

function toSide({ grid, day, displayed, trace }: ExplainedChange['current']): GridEffectExample['current'] {
  const lines = receiptLines(trace, grid).map(({ key, label, detail, explanation, article, value, rule, kind }) => ({
    key,
    label,
    detail,
    explanation,
    article,
    value,
    rule,
    kind,
  }));
  return { amount: displayed.cents, unit: displayed.unit, day, lines };
}
