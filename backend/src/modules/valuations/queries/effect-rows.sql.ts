/** The rows for the effect of a grid: without names and texts, and only under their own scope. */
import { RULES_VERSION } from '@valorisation/rules';
import type { NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import type { EffectFigures } from '../domain/effect-figures.js';
import type { CountedRow } from '../domain/effect-totals.js';
import type { EffectRow } from '../domain/valuation.effect.js';
import { inputsOf, isResult, resultOf } from '../domain/valuation.payloads.js';
import type { ResultColumns, ValuationInputs } from '../domain/valuation.state.js';
import { SELECT_EFFECT } from '../persistence/valuation.columns.js';

export type EffectSqlRow = CountedRow &
  Pick<EffectRow, 'gridId' | 'answers' | 'reasons'> &
  ValuationInputs &
  ResultColumns;

/** Every row, archived ones included. `people` counts those of its establishment. */
export const EFFECT_ROWS: NamedQuery = {
  name: 'effect-rows',
  text: `
    select ${SELECT_EFFECT}, v.department, v.reasons, coalesce(s.people, 0) as people
      from effect_valuation v left join effect_size s on s.establishment_id = v.establishment_id`,
  values: [],
};

export const EFFECT_TOTAL: NamedQuery = {
  name: 'effect-total',
  text: 'select count(*)::integer as total from effect_valuation',
  values: [],
};

export const effectRow = (id: number): NamedQuery => ({
  name: 'effect-row',
  text: `select ${SELECT_EFFECT}, v.department, v.reasons, 0 as people from effect_valuation v where v.id = $1`,
  values: [id],
});

export function toEffectRow(row: EffectSqlRow): EffectRow {
  const { status, gridId, answers, reasons } = row;
  const result = resultOf(row);
  return { status, gridId, inputs: inputsOf(row), answers, reasons, result: isResult(result) ? result : null };
}

/**
 * What the figures depend on besides the draft: the establishments, whose writers raise their versions; the grid in
 * force, the wages and the version of the rules. It is read before the rows, so that a change meanwhile makes the
 * figures out of date.
 */
export const DATA_MARK: NamedQuery = {
  name: 'effect-data-mark',
  text: `
    select concat_ws(' ',
      md5(coalesce((select string_agg(id || ':' || version, ',' order by id) from establishment), '')),
      (select id from grid_version where status = 'in_force'),
      (select count(*) from minimum_wage),
      '${RULES_VERSION}') as mark`,
  values: [],
};

/** A version with the last call for its effect and the last figures; nulls if there was no call. */
export interface EffectStanding {
  readonly version: number;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | null;
  readonly askedAt: Date | null;
  readonly seenAt: Date | null;
  readonly examined: number;
  readonly total: number | null;
  readonly figures: EffectFigures | null;
  readonly contentVersion: number | null;
  readonly dataMark: string | null;
  readonly computedAt: Date | null;
}

export const lastEffect = (gridId: number): NamedQuery => ({
  name: 'grid-effect',
  text: `
    select g.version, to_char(g.effective_on, 'YYYY-MM-DD') as "effectiveOn", e.state, e.asked_at as "askedAt",
           e.seen_at as "seenAt", coalesce(e.examined, 0) as examined, e.total, e.figures,
           e.content_version as "contentVersion", e.data_mark as "dataMark", e.computed_at as "computedAt"
      from grid_version g left join grid_effect e on e.grid_id = g.id
     where g.id = $1`,
  values: [gridId],
});
