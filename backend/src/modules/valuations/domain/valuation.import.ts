/** The row from a line of a file: its inputs checked by the rules, its amount computed, its status derived. Pure. */
import { ValuationStatus, type Day } from '@valorisation/rules';
import { mergeNew, plain } from './valuation.merge.js';
import type { ChangeContext, NumberedGrid, ValuationChange } from './valuation.change.js';
import type { ValuationImported } from './valuation.events.js';
import { computeComplete, statusOnNewGrid, stored } from './valuation.result.js';
import { hasTexts, type ValuationState, type ValuationTexts } from './valuation.state.js';

export interface ImportTerms {
  /** `current`: up to date, or the status that a newer grid gives. The other states are stored as they are requested. */
  readonly asked: 'in-progress' | 'current' | 'to-redo' | 'archived';
  /** Null: visible like any other row added to the person. */
  readonly visible: boolean | null;
  readonly grid: NumberedGrid;
  /** The day of its amount; null without an amount. */
  readonly calculatedOn: Day | null;
}

type ImportedPayload = ValuationImported['payload'] & { readonly texts: ValuationTexts };

/** @throws 422 naming the refused fields, 409 `criteres_manquants` */
export function importedPayload(
  profileId: number,
  change: ValuationChange,
  { asked, visible, grid, calculatedOn }: ImportTerms,
  context: ChangeContext,
): ImportedPayload {
  const day = calculatedOn ?? context.today;
  const { inputs, answers, texts } = mergeNew(grid.grid, change, day);
  const result =
    calculatedOn === null ? null : stored(computeComplete(grid.grid, inputs, answers, calculatedOn), calculatedOn);
  const row = {
    profileId,
    gridId: grid.id,
    status: asked === 'current' && result !== null ? ValuationStatus.UpToDate : ValuationStatus.InProgress,
    visible: visible ?? true,
    inputs,
    answers: plain(answers),
    textId: hasTexts(texts) ? context.newTextId : null,
    result,
  };
  return { ...row, texts, status: statusOf(asked, row, answers, grid, context) };
}

function statusOf(
  asked: ImportTerms['asked'],
  row: Pick<ValuationState, 'status' | 'inputs' | 'result'>,
  answers: Parameters<typeof statusOnNewGrid>[2],
  { id }: NumberedGrid,
  { gridInForce }: ChangeContext,
): ValuationStatus {
  if (asked === 'archived') return ValuationStatus.Archived;
  if (asked === 'to-redo') return ValuationStatus.ToRedo;
  const moved = id === gridInForce.id ? null : statusOnNewGrid(gridInForce.grid, row, answers);
  return moved ?? row.status;
}
