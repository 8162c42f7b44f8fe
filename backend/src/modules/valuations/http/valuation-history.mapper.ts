import { isDeepStrictEqual } from 'node:util';
import {
  JOURNAL_FIELDS,
  type ChangedField,
  type ExplainedSide as SideAnswer,
  type FieldChange,
  type JournalEntry,
  type JournalValue,
  type UpdatePreview,
} from '@valorisation/contract';
import {
  FORMER_EDITOR,
  explained,
  fromHundredths,
  stepKey,
  UNANSWERED,
  type CriterionAnswer,
  type ExplainedStep,
} from '@valorisation/rules';
import { displayName } from '../../accounts/index.js';
import { withTexts } from '../domain/valuation.merge.js';
import { tracedDueOfComputed } from '../queries/amount-due.js';
import type { ExplainedSide, UpdatePreviewView } from '../queries/preview-update.query.js';
import type { Moment, ValuationStory } from '../queries/valuation-story.query.js';
import type { ValuationSetting } from '../queries/valuation-settings.js';
import { toSide } from './valuation-selection.mapper.js';
import { gridOf, toRowAnswer } from './valuation-answer.mapper.js';

type JournalValues = Readonly<Record<Exclude<ChangedField, 'degree'>, JournalValue>>;

const JOURNAL_VALUES = Object.keys(JOURNAL_FIELDS) as (keyof JournalValues)[];

/** Newest first. Each entry says what differs from the moment before. */
export function toJournal({ moments, gridDays, setting }: ValuationStory): JournalEntry[] {
  return moments
    .map((moment, index): JournalEntry => {
      const before = moments[index - 1];
      const { version, type, actorId, occurredAt, gridId, reason } = moment;
      const editor = actorId === null ? undefined : setting.editors.get(actorId);
      return {
        version,
        type,
        editor: editor === undefined ? FORMER_EDITOR : displayName(editor),
        at: occurredAt,
        gridId,
        gridDay: gridId === null ? null : (gridDays.get(gridId) ?? null),
        reason,
        changes: before === undefined ? [] : changes(before, moment, setting),
      };
    })
    .reverse();
}

function changes(before: Moment, after: Moment, setting: ValuationSetting): FieldChange[] {
  const [old, now] = [valuesOf(before, setting), valuesOf(after, setting)];
  const fields = JOURNAL_VALUES.filter((field) => old[field] !== now[field]).map((field) => ({
    field,
    criterionId: null,
    from: old[field],
    to: now[field],
  }));
  const [oldAnswers, newAnswers] = [before, after].map(({ after: { answers, texts } }) => withTexts(answers, texts));
  const answers = Object.keys({ ...oldAnswers, ...newAnswers })
    .map(Number)
    .filter((id) => !isDeepStrictEqual(oldAnswers?.[id] ?? UNANSWERED, newAnswers?.[id] ?? UNANSWERED))
    .map((criterionId) => ({
      field: 'degree' as const,
      criterionId,
      from: answerValue(oldAnswers?.[criterionId]),
      to: answerValue(newAnswers?.[criterionId]),
    }));
  return [...fields, ...answers];
}

function valuesOf({ after }: Moment, setting: ValuationSetting): JournalValues {
  return { ...toRowAnswer(after, setting), displayedCents: after.displayedCents };
}

/** An answer in a timeline: its degree, `nc` for not concerned, null for none. */
function answerValue({ degree, notConcerned }: CriterionAnswer = UNANSWERED): number | 'nc' | null {
  return notConcerned ? 'nc' : degree;
}

export function toPreview({ current, next, setting, nextSetting = setting }: UpdatePreviewView): UpdatePreview {
  return {
    id: current.row.id,
    version: current.row.version,
    current: toExplainedSide(current, setting),
    next: toExplainedSide(next, nextSetting),
    displayedDifferenceCents: next.row.displayedCents - current.row.displayedCents,
    steps: differingSteps(wholeTrace(current, setting), wholeTrace(next, nextSetting)),
  };
}

function toExplainedSide(side: ExplainedSide, setting: ValuationSetting): SideAnswer {
  const { gridId, indexHundredths } = side.row;
  return { ...toSide(side, setting), gridId, indexHundredths, trace: wholeTrace(side, setting) };
}

/** The steps of the amount, then those of the amount due, as for a single valuation. */
function wholeTrace({ row, trace }: ExplainedSide, setting: ValuationSetting): readonly ExplainedStep[] {
  return explained([...trace, ...tracedDueOfComputed(row, setting).trace], gridOf(row, setting));
}

/** Steps with another value, or on one side only. They are matched by rule and, for criteria, by criterion. */
function differingSteps(current: readonly ExplainedStep[], next: readonly ExplainedStep[]): UpdatePreview['steps'] {
  const [from, to] = [byKey(current), byKey(next)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [old, now] = [from.get(key), to.get(key)];
    const step = now ?? old;
    if (step === undefined || old?.value === now?.value) return [];
    const value = (side: ExplainedStep | undefined): number | null =>
      side === undefined ? null : fromHundredths(side.value);
    const { rule, label, detail, explanation, article, unit } = step;
    return [{ rule, key, label, detail, explanation, article: article ?? '', from: value(old), to: value(now), unit }];
  });
}

function byKey(trace: readonly ExplainedStep[]): Map<string, ExplainedStep> {
  return new Map(trace.map((step) => [stepKey(step), step]));
}
