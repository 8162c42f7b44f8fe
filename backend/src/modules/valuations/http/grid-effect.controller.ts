import {
  gridEffectCalls as calls,
  type GridEffect,
  type GridEffectExample,
  type InputOf,
  type EffectFigures as FiguresAnswer,
} from '@valorisation/contract';
import { Controller, Header, Ip, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { receiptLines, STAFF_LISTS } from '@valorisation/rules';
import { notFound } from '../../../platform/errors/domain-error.js';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { inOne, RestExporter } from '../../../platform/rest/rest-exporter.js';
import { AskGridEffect } from '../commands/ask-grid-effect.command.js';
import {
  ExplainEffect,
  GetGridEffect,
  type ExplainedChange,
  type GridEffectView,
} from '../queries/grid-effect.query.js';
import { GROUPINGS, type AmountFigures, type ChangedRow, type EffectFigures } from '../domain/effect-figures.js';

/** The effect of a grid version on all valuations before its publication (ADR 50). It writes no valuation. */
@Controller()
@Access('staff')
export class GridEffectController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly exporter: RestExporter,
  ) {}

  @Costly('read')
  @Serves(
    calls.read,
    'What a version of the grid would change in all valuations',
    'The progress of its calculation, the figures of the last one, and whether they are still valid.',
  )
  async read(@Input() { params }: InputOf<typeof calls.read>): Promise<GridEffect> {
    return toEffectAnswer(await this.queries.execute(new GetGridEffect({ gridId: params.id })));
  }

  @Costly('read')
  @Serves(
    calls.ask,
    'Requests the effect of a version of the grid on all valuations',
    'The calculation continues after the call; while the same one is running, no new one starts.',
  )
  async ask(@Input() { params }: InputOf<typeof calls.ask>, @CurrentActor() actor: Actor): Promise<GridEffect> {
    await this.commands.execute(new AskGridEffect({ actor, gridId: params.id }));
    return this.read({ params, query: {}, body: undefined });
  }

  @Costly('list')
  @Serves(
    calls.export,
    'The effect of a version of the grid as a file',
    'CSV in UTF-8 with semicolons, the form that French Excel opens.',
  )
  @Header('cache-control', 'private, no-store')
  async export(
    @Input() { params }: InputOf<typeof calls.export>,
    @CurrentActor() actor: Actor,
    @Ip() remoteAddress: string,
  ): Promise<StreamableFile> {
    const { figures } = await this.queries.execute(new GetGridEffect({ gridId: params.id }));
    if (figures === null) throw notFound('grid');
    const rows = exportedSums(toFigures(figures));
    const whole = async () => ({ total: rows.length, batches: () => inOne(rows) });
    const selection = { sort: ['id', 'ASC'] } as const;
    return this.exporter.file({ name: 'grid-effect', fields: EXPORTED, whole }, selection, { actor, remoteAddress });
  }

  @Costly('read')
  @Serves(
    calls.example,
    'One of the rows that a version of the grid changes most',
    'Both calculations line by line, without a name or a typed text.',
  )
  async example(@Input() { params }: InputOf<typeof calls.example>): Promise<GridEffectExample> {
    const { id, valuationId } = params;
    return toExampleAnswer(await this.queries.execute(new ExplainEffect({ gridId: id, valuationId })));
  }
}

const EXPORTED = Object.keys(STAFF_LISTS['grid-effect'].columns);

/** One row for each group and unit that has amounts, all valuations first. */
function exportedSums({ month, hour, groups }: FiguresAnswer): object[] {
  const categories = groups.filter(({ by }) => by === 'category');
  const toRedo = categories.reduce((sum, group) => sum + group.to_redo, 0);
  const all = { by: 'all', key: '', label: '', to_redo: toRedo, month, hour };
  return [all, ...groups].flatMap(({ by, key, label, to_redo, ...sums }) =>
    (['month', 'hour'] as const)
      .filter((unit) => sums[unit].rows > 0)
      .map((unit) => ({ by, label: label === '' ? key : label, unit, to_redo, ...sums[unit] })),
  );
}

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
