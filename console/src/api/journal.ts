/** A valuation's journal as the console knows it: what happened, by whom, and each changed value in the model's units. */
import { toHundredths } from '@valorisation/rules';
import type { JournalEntry as WireEntry } from './contract';

export type ChangedField =
  | 'profileName'
  | 'status'
  | 'visible'
  | 'functionTitle'
  | 'categoryLevel'
  | 'shareHundredths'
  | 'seniorityDay'
  | 'leaveWeeks'
  | 'hourly'
  | 'guaranteedMonthCents'
  | 'fixedDays'
  | 'indexHundredths'
  | 'majoredIndexHundredths'
  | 'displayedCents'
  | 'calculatedOn'
  | 'gridId'
  /** The answer to `criterionId`: its degree, `NOT_CONCERNED`, or null for none. */
  | 'degree';

/** The value of a `degree` where the function is not concerned. */
export const NOT_CONCERNED = 'nc';

export type JournalValue = string | number | boolean | null;

export interface FieldChange {
  readonly field: ChangedField;
  readonly criterionId: number | null;
  /** Equal on both sides when only the words of an answer changed. */
  readonly from: JournalValue;
  readonly to: JournalValue;
}

export interface JournalEntry {
  readonly version: number;
  /** Type of the event, as `valuation.archived`. */
  readonly type: string;
  readonly editor: string;
  /** ISO instant. */
  readonly at: string;
  readonly gridId: number | null;
  /** Day from which that grid is in force. */
  readonly gridDay: string | null;
  readonly changes: readonly FieldChange[];
}

type Read = (value: unknown) => JournalValue;

const plain: Read = (value) => (typeof value === 'string' || typeof value === 'number' ? value : null);
const hundredths: Read = (value) => (typeof value === 'number' ? toHundredths(value) : null);
const flag: Read = (value) => value === 1;

const FIELDS: Readonly<Record<string, readonly [field: ChangedField, read: Read]>> = {
  profile_name: ['profileName', plain],
  valor_visa: ['status', plain],
  valor_visible: ['visible', flag],
  metier_title: ['functionTitle', plain],
  valor_cat: ['categoryLevel', plain],
  valor_c0: ['shareHundredths', hundredths],
  valor_anciennete: ['seniorityDay', plain],
  valor_conges: ['leaveWeeks', plain],
  valor_remuneration: ['hourly', flag],
  valor_garantie: ['guaranteedMonthCents', hundredths],
  valor_forfait_jours: ['fixedDays', flag],
  indice: ['indexHundredths', hundredths],
  indice_majore: ['majoredIndexHundredths', hundredths],
  valor_affiche: ['displayedCents', hundredths],
  valor_calcul: ['calculatedOn', plain],
  grid_id: ['gridId', plain],
};

const ANSWER = /^critere\.(\d+)$/;

function toChange({ field, from, to }: WireEntry['changes'][number]): FieldChange[] {
  const criterion = ANSWER.exec(field)?.[1];
  if (criterion !== undefined) {
    return [{ field: 'degree', criterionId: Number(criterion), from: plain(from), to: plain(to) }];
  }
  const known = FIELDS[field];
  // A field that this version of the console has no name for is better left out than shown by its code.
  return known === undefined ? [] : [{ field: known[0], criterionId: null, from: known[1](from), to: known[1](to) }];
}

export function toJournalEntry(wire: WireEntry): JournalEntry {
  const { version, type, editor, date, grid_id, grid_effective_on, changes } = wire;
  return {
    version,
    type,
    editor,
    at: date,
    gridId: grid_id,
    gridDay: grid_effective_on,
    changes: changes.flatMap(toChange),
  };
}

/** The day of each grid that the journal names: every one of them was some entry's. */
export function gridDaysOf(entries: readonly JournalEntry[]): ReadonlyMap<number, string> {
  return new Map(
    entries.flatMap(({ gridId, gridDay }) => (gridId === null || gridDay === null ? [] : [[gridId, gridDay]])),
  );
}
