/** Turns a line of the journal into words: the name of each value, and the value as a person reads it. Pure. */
import { isDay } from '../exact/day.js';
import { counted } from '../format/counted.js';
import { formatDay, formatMoney, formatPercent } from '../format/french.js';
import { formatInteger } from '../format/grid-numbers.js';
import { isValuationStatus } from '../valuation/status.js';
import { JOURNAL_NAMES, JOURNAL_SETTINGS, JOURNAL_TEXTS } from './journal-names.js';
import { STAFF_LISTS, type StaffListWords } from './staff-lists.js';
import { STATUS_NAMES } from './status-names.js';

export type JournalHeld = string | number | boolean | null;

export interface HeldLine {
  /** The kind of the record that changed. */
  readonly kind: string;
  readonly type: string;
  /** The key of the setting, when the line is about a setting; otherwise null. */
  readonly setting: string | null;
  /** Names by the name of the value and a number, for example ‘gridId:2’. */
  readonly names: Readonly<Record<string, string>>;
}

type Texts = Readonly<Record<string, string>>;

const LISTS = Object.entries<StaffListWords>(STAFF_LISTS);
const TEXTS: Readonly<Record<string, Texts>> = {
  ...JOURNAL_TEXTS,
  resource: Object.fromEntries(LISTS.map(([name, { list }]) => [name, list])),
};

/** The labels of fields, in the form that fits inside a sentence. */
const LABELS: Texts = Object.fromEntries(
  LISTS.flatMap(([, { columns = {} }]) =>
    Object.entries(columns).map(([name, label]) => [name, label.charAt(0).toLowerCase() + label.slice(1)]),
  ),
);

/** The prefix of names of values that belong to a person. */
const OF_PERSON = /^user_/;
const ANSWER = /^answer\.(\d+)$/;

/** The words for a changed field, or for a field that filtered a list. */
export function journalFieldName(name: string): string {
  const [, criterion] = ANSWER.exec(name) ?? [];
  if (criterion !== undefined) return `réponse au critère n°\u00a0${criterion}`;
  return JOURNAL_NAMES[name.replace(OF_PERSON, '')] ?? LABELS[name] ?? name;
}

/** Names of values that mean something special in one event. */
const OF_EVENT: Readonly<Record<string, Texts>> = {
  'account.deletion-planned': { on: 'jour prévu' },
  'content.restored': { from: 'version reprise' },
  'message.assigned': { to: 'attribué à' },
};

function journalValueName({ type, setting }: HeldLine, name: string): string {
  if (setting === 'maintenance' && name === 'on') return 'maintenance';
  return OF_EVENT[type]?.[name] ?? journalFieldName(name);
}

const CATEGORIES = ['ouvrier, employé', 'technicien', 'agent de maîtrise', 'cadre'];

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** Writes an instant for a person, in that person's time zone. */
export type MomentWords = (instant: string) => string;

function textWords(text: string, moment: MomentWords): string {
  if (isDay(text)) return formatDay(text);
  return INSTANT.test(text) ? moment(text) : text;
}

/** Values that are ids and are shown as numbers, because the line has no name for them. */
const NUMBERED = [
  'gridId',
  'newGridId',
  'functionId',
  'profileId',
  'sourceId',
  'valuationId',
  'media_id',
  'to',
  'from',
];

function numberWords({ kind, setting, names }: HeldLine, name: string, value: number): string {
  if (kind === 'valuation' && name === 'status' && isValuationStatus(value)) return STATUS_NAMES[value].toLowerCase();
  if (setting === 'retention_months') return counted(value, 'mois', 'mois');
  if (setting === 'retention_warning_days') return counted(value, 'jour', 'jours');
  if (name === 'functionId' && value === 0) return 'autre fonction';
  if (name === 'categoryLevel') return CATEGORIES[value] ?? String(value);
  if (name === 'shareHundredths') return formatPercent(value);
  if (name.toLowerCase().endsWith('cents')) return formatMoney(value);
  const called = names[`${name}:${value}`];
  // A version of the grid that has no title is named by its first day.
  if (called !== undefined) return isDay(called) ? `du ${formatDay(called)}` : called;
  return NUMBERED.includes(name) ? `n°\u00a0${value}` : formatInteger(value);
}

function journalValue(line: HeldLine, name: string, value: JournalHeld, moment: MomentWords): string {
  if (value === null) return 'aucun';
  if (typeof value === 'boolean') {
    if (line.setting === 'maintenance') return value ? 'en cours' : 'arrêtée';
    return value ? 'oui' : 'non';
  }
  if (typeof value === 'number') return numberWords(line, name, value);
  const ofSetting = line.setting === null ? undefined : JOURNAL_SETTINGS[line.setting]?.[value];
  return ofSetting ?? TEXTS[name]?.[value] ?? textWords(value, moment);
}

/** One value with its name, for example ‘état : brouillon’. */
export function journalPart(line: HeldLine, name: string, value: JournalHeld, moment: MomentWords): string {
  return `${journalValueName(line, name)}\u00a0: ${journalValue(line, name, value, moment)}`;
}
