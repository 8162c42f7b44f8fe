/**
 * What a grid would change in all valuations, computed before its publication: numbers, sums, and rows without names.
 */
import * as z from 'zod/mini';
import { FileAnswer, get, post } from '../call.js';
import { about, count, hundredths, id, list, pathId } from '../data.js';
import { wire, wireObject } from '../wire.js';

const instant = z.iso.datetime();
const unit = z.enum(['month', 'hour']);
const money = (text: string) => about(hundredths, text);

const amounts = z.object({
  rows: about(count, 'Rows whose amounts have one unit before and after'),
  gains: about(count, 'Rows whose amount rises with the grid'),
  losses: about(count, 'Rows whose amount falls with the grid'),
  before: money('Sum of the stored amounts, EUR'),
  due_anyway: money('The same with the seniority of the day on each row’s own grid'),
  after: money('Once the waiting rows are brought up to date'),
});

const spread = z.object({
  ...amounts._zod.def.shape,
  median: about(z.nullable(hundredths), 'For the rows that change, EUR; null: none changes'),
  bins: about(
    list(
      z.object({
        from: about(z.nullable(hundredths), 'Null: everything under `to`'),
        to: about(z.nullable(hundredths), 'Not included; null: everything from `from` on'),
        rows: count,
      }),
    ),
    'The distribution of the changes, in EUR',
  ),
});

const changedRow = z.object({
  id,
  function_id: z.int(),
  title: about(z.string(), 'The title of the function in the grid'),
  category: about(z.int(), 'Level, 0 to 3'),
  department: z.nullable(z.string()),
  unit,
  before: hundredths,
  due_anyway: hundredths,
  after: hundredths,
});
export type ChangedRow = z.output<typeof changedRow>;

const figures = z.object({
  day: about(z.string(), 'The amounts are those of this day'),
  rows: about(count, 'Valuations that were read, inactive ones included'),
  statuses: about(list(z.object({ from: z.int(), to: z.int(), rows: count })), 'By status before and after'),
  awaited_before: about(count, 'Rows that already waited for an update: they include the effect of the grid in force'),
  incomplete: about(count, 'Rows that would lack an answer or a reason: without an amount after'),
  other_unit: about(count, 'Rows whose amount would have another unit: in no sum'),
  month: spread,
  hour: spread,
  below_minimum: z.object({
    before: count,
    after: count,
    fall: about(count, 'Under it after and not before'),
    rise: about(count, 'Under it before and not after'),
  }),
  groups: list(
    z.object({
      by: z.enum(['category', 'function', 'department', 'size']),
      key: about(z.string(), 'A level, a function’s id, a department (‘’: unknown), the least number of people'),
      label: about(z.string(), 'The title of a function; ‘’ for the others'),
      rows: about(count, 'Active rows, those without an amount included'),
      to_redo: count,
      month: amounts,
      hour: amounts,
    }),
  ),
  largest: about(list(changedRow), 'The 50 largest changes per month, then the 10 largest per hour'),
});
export type EffectFigures = z.output<typeof figures>;

const noAmounts = { rows: 0, gains: 0, losses: 0, before: 0, due_anyway: 0, after: 0 };
const oneMonth = { rows: 1, gains: 1, losses: 0, before: 1785.33, due_anyway: 1790.11, after: 1799.4 };

const effect = z
  .object({
    state: about(
      z.enum(['none', 'waiting', 'running', 'done', 'failed']),
      'State of the last call; none: no request yet',
    ),
    asked_at: z.nullable(instant),
    seen_at: about(z.nullable(instant), 'The last sign of progress'),
    examined: count,
    total: about(z.nullable(count), 'Null: not known yet'),
    computed_at: about(z.nullable(instant), 'The time of the figures'),
    stale: about(
      z.object({ draft: z.boolean(), data: z.boolean() }),
      'Whether the version, or the data behind the figures, has changed since',
    ),
    figures: about(z.nullable(figures), 'The last calculation that finished'),
  })
  .register(z.globalRegistry, {
    id: 'GridEffect',
    examples: [
      {
        state: 'done',
        asked_at: '2026-11-20T09:30:00.000Z',
        seen_at: '2026-11-20T09:30:08.000Z',
        examined: 2,
        total: 2,
        computed_at: '2026-11-20T09:30:08.000Z',
        stale: { draft: false, data: false },
        figures: {
          day: '2027-01-01',
          rows: 2,
          statuses: [
            { from: 1, to: 3, rows: 1 },
            { from: 4, to: 4, rows: 1 },
          ],
          awaited_before: 0,
          incomplete: 0,
          other_unit: 0,
          month: { ...oneMonth, median: 9.29, bins: [{ from: 9, to: 10, rows: 1 }] },
          hour: { ...noAmounts, median: null, bins: [] },
          below_minimum: { before: 0, after: 0, fall: 0, rise: 0 },
          groups: [{ by: 'category', key: '1', label: '', rows: 1, to_redo: 0, month: oneMonth, hour: noAmounts }],
          largest: [
            {
              id: 12,
              function_id: 27,
              title: 'Secrétaire',
              category: 1,
              department: '35',
              unit: 'month',
              before: 1785.33,
              due_anyway: 1790.11,
              after: 1799.4,
            },
          ],
        },
      },
    ],
  });
export type GridEffect = z.output<typeof effect>;

/** A line of a calculation as screens show it. */
const receiptLine = wireObject({
  key: wire('key', z.string()),
  label: wire('libelle', z.string()),
  detail: wire('detail', about(z.nullable(z.string()), 'The inputs of the calculation')),
  explanation: wire('explication', about(z.string(), 'Its rule in plain words')),
  article: wire('article', z.nullable(z.string())),
  value: wire('valeur', about(z.string(), 'Points or an amount, with its unit')),
  rule: wire('rule', z.string()),
  kind: wire('kind', z.enum(['line', 'sum', 'result', 'pending', 'planned'])),
});
export type EffectLine = z.output<typeof receiptLine>;

const side = z.object({
  amount: hundredths,
  unit,
  day: about(z.string(), 'The day of the calculation'),
  lines: about(list(receiptLine), 'The calculation, line by line'),
});

const example = z
  .object({
    ...changedRow._zod.def.shape,
    current: about(side, 'As it is stored'),
    next: about(side, 'Brought up to date on the day of the figures'),
  })
  .register(z.globalRegistry, {
    id: 'GridEffectExample',
    examples: [
      {
        id: 12,
        function_id: 27,
        title: 'Secrétaire',
        category: 1,
        department: '35',
        unit: 'month',
        before: 1785.33,
        due_anyway: 1785.33,
        after: 1799.4,
        current: { amount: 1785.33, unit: 'month', day: '2026-11-02', lines: [] },
        next: {
          amount: 1799.4,
          unit: 'month',
          day: '2027-01-01',
          lines: [
            {
              key: 'point-value',
              libelle: 'Valeur du point',
              detail: null,
              explication: 'La valeur annuelle d’un point.',
              article: '5.1',
              valeur: '20,80 €',
              rule: 'point-value',
              kind: 'line',
            },
          ],
        },
      },
    ],
  });
export type GridEffectExample = z.output<typeof example>;

const one = { params: { id: pathId } } as const;

export const gridEffectCalls = {
  read: get('/admin/grids/:id/effect', { ...one, answer: effect, refuses: ['introuvable'] }),
  ask: post('/admin/grids/:id/effect', {
    ...one,
    answer: effect,
    refuses: ['introuvable', 'grille_deja_publiee'],
  }),
  /** The sums of the latest calculation: of all valuations, then of each group, by month and by hour. */
  export: get('/admin/grids/:id/effect/export', {
    ...one,
    answer: new FileAnswer(['text/csv'], undefined),
    refuses: ['introuvable', 'trop_de_tentatives'],
  }),
  /** One of the rows with the largest change in the latest calculation. */
  example: get('/admin/grids/:id/effect/:valuationId', {
    params: { id: pathId, valuationId: pathId },
    answer: example,
    refuses: ['introuvable', 'grille_illisible'],
  }),
};
