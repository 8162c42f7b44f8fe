import {
  findCategory,
  findCriterion,
  formatDay,
  formatMoney,
  formatPercent,
  formatPoints,
  isValuationStatus,
  STATUS_NAMES,
  typeset,
  type CategoryLevel,
} from '@valorisation/rules';
import type { ChangedField, FieldChange, JournalEntry, JournalValue } from '@valorisation/contract';
import type { Reference } from '../../api/reference';
import { classification, dashboard, life } from '../../i18n/fr';

const { journal: words } = life;
const { calculation } = classification;

/** The value of a `degree` that does not concern the function. */
const NOT_CONCERNED = 'nc';

export function statusWords(status: JournalValue): string {
  return isValuationStatus(status) ? STATUS_NAMES[status] : words.empty;
}

export interface ChangeWords {
  readonly key: string;
  readonly label: string;
  /** Null when only the text of an answer changed. */
  readonly values: {
    /** Null for the first amount: there was none that it replaces. */
    readonly before: string | null;
    readonly after: string;
  } | null;
}

export function degreeWords(degree: number, isTraining: boolean): string {
  if (!isTraining) return words.degree(degree);
  return degree === 0 ? words.noOption : words.option(degree);
}

export interface JournalSetting {
  readonly reference?: Reference | undefined;
  readonly gridDays?: ReadonlyMap<number, string>;
}

function gridWords(id: number, { reference, gridDays }: JournalSetting): string {
  if (reference?.info.id === id) return words.gridInForce(formatDay(reference.info.effectiveOn));
  const day = gridDays?.get(id);
  return day === undefined ? words.otherGrid(id) : words.gridOf(formatDay(day));
}

const isAmount = (field: ChangedField): field is Extract<ChangedField, `${string}Cents`> => field.endsWith('Cents');

function valueWords({ field, criterionId }: FieldChange, value: JournalValue, setting: JournalSetting): string {
  const { reference } = setting;
  if (value === null) {
    if (field === 'degree') return words.unanswered;
    return field === 'displayedCents' || field === 'indexHundredths' ? words.notComputed : words.empty;
  }
  const number = Number(value);
  if (isAmount(field)) return formatMoney(number);
  switch (field) {
    case 'status':
      return statusWords(value);
    case 'visible':
      return value === true ? dashboard.visible : dashboard.limited;
    case 'categoryLevel':
      return (reference && findCategory(reference.grid, number as CategoryLevel)?.title) ?? String(value);
    case 'shareHundredths':
      return formatPercent(number);
    case 'seniorityOn':
    case 'calculatedOn':
      return formatDay(String(value));
    case 'leaveWeeks':
      return calculation.leaveWeeks(number);
    case 'hourly':
      return value === true ? calculation.hourly : calculation.monthly;
    case 'fixedDays':
    case 'withoutSeniority':
      return value === true ? words.yes : words.no;
    case 'indexHundredths':
    case 'majoredIndexHundredths':
      return words.points(formatPoints(number));
    case 'gridId':
      return gridWords(number, setting);
    case 'degree': {
      if (value === NOT_CONCERNED) return words.notConcerned;
      const criterion = reference && findCriterion(reference.grid, criterionId ?? 0);
      return degreeWords(number, criterion?.kind === 'training');
    }
    case 'profileName':
    case 'functionTitle':
      return value === '' ? words.empty : typeset(String(value));
  }
}

export function changeWords(change: FieldChange, setting: JournalSetting = {}): ChangeWords {
  const { reference } = setting;
  const { field, criterionId, from, to } = change;
  const isFirst = from === null && (field === 'displayedCents' || field === 'indexHundredths');
  const title =
    criterionId === null
      ? words.fields[field]
      : ((reference && findCriterion(reference.grid, criterionId)?.title) ?? words.criterion(criterionId));
  return {
    key: criterionId === null ? field : `${field}.${criterionId}`,
    label: typeset(title),
    values:
      from === to
        ? null
        : { before: isFirst ? null : valueWords(change, from, setting), after: valueWords(change, to, setting) },
  };
}

export function entryTitle({ type }: Pick<JournalEntry, 'type'>): string {
  return words.types[type] ?? words.otherType;
}

/** A new grid and a fixed amount are no acts of the establishment, so no editor is named. */
export function entryAuthor({ type, editor }: Pick<JournalEntry, 'type' | 'editor'>): string {
  if (type === 'valuation.amount-fixed') return words.body;
  return type === 'valuation.outdated' || type === 'valuation.reinstated' ? words.service : words.by(editor);
}

export function gridDaysOf(entries: readonly JournalEntry[]): ReadonlyMap<number, string> {
  return new Map(
    entries.flatMap(({ gridId, gridDay }) => (gridId === null || gridDay === null ? [] : [[gridId, gridDay]])),
  );
}
