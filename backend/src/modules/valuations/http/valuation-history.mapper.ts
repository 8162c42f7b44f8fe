import { isDeepStrictEqual } from 'node:util';
import {
  FORMER_EDITOR,
  fromHundredths,
  sentStep,
  stepKey,
  UNANSWERED,
  type CriterionAnswer,
  type TraceStep,
} from '@valorisation/rules';
import type { z } from 'zod';
import { displayName } from '../../accounts/index.js';
import { withTexts } from '../domain/valuation.merge.js';
import { tracedDueOfComputed } from '../queries/amount-due.js';
import type { ExplainedSide } from '../queries/selection.query.js';
import type { Moment, UpdatePreviewView, ValuationStory } from '../queries/valuation-history.query.js';
import type { ValuationSetting } from '../queries/valuation.query.js';
import type { journalEntryResponse, updatePreviewResponse } from './valuation-life.response.js';
import { toSide } from './valuation-selection.mapper.js';
import { toRowResponse } from './valuation.response.mapper.js';

type Entry = z.infer<typeof journalEntryResponse>;
type Preview = z.infer<typeof updatePreviewResponse>;
type Change = Entry['changes'][number];

/** The fields whose change a timeline tells; the rest follows from them or from the day of reading. */
const TOLD_FIELDS = [
  'profile_name',
  'valor_visa',
  'valor_visible',
  'metier_title',
  'valor_cat',
  'valor_c0',
  'valor_anciennete',
  'valor_conges',
  'valor_remuneration',
  'valor_garantie',
  'valor_forfait_jours',
  'indice',
  'indice_majore',
  'valor_affiche',
  'valor_calcul',
  'grid_id',
] as const;

/** Newest first; each entry tells what differs from the moment before, in the specification's names. */
export function toJournal({ moments, gridDays, setting }: ValuationStory): Entry[] {
  return moments
    .map((moment, index) => {
      const before = moments[index - 1];
      const editor = moment.actorId === null ? undefined : setting.editors.get(moment.actorId);
      return {
        version: moment.version,
        type: moment.type,
        editor: editor === undefined ? FORMER_EDITOR : displayName(editor),
        date: moment.occurredAt,
        grid_id: moment.gridId,
        grid_effective_on: moment.gridId === null ? null : (gridDays.get(moment.gridId) ?? null),
        changes: before === undefined ? [] : changes(before, moment, setting),
      };
    })
    .reverse();
}

function changes(before: Moment, after: Moment, setting: ValuationStory['setting']): Change[] {
  const [old, now] = [toRowResponse(before.after, setting), toRowResponse(after.after, setting)];
  const fields = TOLD_FIELDS.filter((field) => old[field] !== now[field]).map((field) => ({
    field,
    from: old[field],
    to: now[field],
  }));
  const [oldAnswers, newAnswers] = [before, after].map(({ after: { answers, texts } }) => withTexts(answers, texts));
  const answers = Object.keys({ ...oldAnswers, ...newAnswers })
    .map(Number)
    .filter((id) => !isDeepStrictEqual(oldAnswers?.[id] ?? UNANSWERED, newAnswers?.[id] ?? UNANSWERED))
    .map((id) => ({ field: `critere.${id}`, from: told(oldAnswers?.[id]), to: told(newAnswers?.[id]) }));
  return [...fields, ...answers];
}

/** An answer of a timeline: its degree, `nc` for not concerned, null for none. */
function told({ degree, notConcerned }: CriterionAnswer = UNANSWERED): number | 'nc' | null {
  return notConcerned ? 'nc' : degree;
}

export function toPreview({ current, next, setting }: UpdatePreviewView): Preview {
  return {
    valor_id: current.row.id,
    version: current.row.version,
    current: toExplainedSide(current, setting),
    next: toExplainedSide(next, setting),
    difference: fromHundredths(next.row.displayedCents - current.row.displayedCents),
    steps: differingSteps(wholeTrace(current, setting), wholeTrace(next, setting)),
  };
}

function toExplainedSide(side: ExplainedSide, setting: ValuationSetting): Preview['current'] {
  return {
    ...toSide(side, setting),
    grid_id: side.row.gridId,
    indice: fromHundredths(side.row.indexPoints),
    trace: wholeTrace(side, setting).map(sentStep),
  };
}

/** The steps of the amount, then those of what is due, as for a single valuation. */
function wholeTrace({ row, trace }: ExplainedSide, setting: ValuationSetting): readonly TraceStep[] {
  return [...trace, ...tracedDueOfComputed(row, setting).trace];
}

/** Steps by rule and, for criteria, by criterion: those whose value is another, or that only one side has. */
function differingSteps(current: readonly TraceStep[], next: readonly TraceStep[]): Preview['steps'] {
  const [from, to] = [byKey(current), byKey(next)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [old, now] = [from.get(key), to.get(key)];
    const step = now ?? old;
    if (step === undefined || old?.value === now?.value) return [];
    const value = (side: TraceStep | undefined): number | null =>
      side === undefined ? null : fromHundredths(side.value);
    return [{ rule: step.rule, key, from: value(old), to: value(now), unit: step.unit }];
  });
}

function byKey(trace: readonly TraceStep[]): Map<string, TraceStep> {
  return new Map(trace.map((step) => [stepKey(step), step]));
}
