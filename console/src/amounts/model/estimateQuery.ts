/**
 * The query of an estimate, as GET /v1/estimate takes it. The contract's schemas are as large a download as the rules,
 * so the public page has its own reader. A test compares the two readers.
 */
import type { EstimateInput } from '@valorisation/contract';
import {
  CATEGORY_LEVELS,
  findDepartment,
  fromHundredths,
  isDay,
  isMaybeThousands,
  LONGEST_FUNCTION_TITLE,
  MAX_AMOUNT_CENTS,
  readDegreeChoices,
  writeDegreeChoices,
} from '@valorisation/rules';
import { FUNCTION_NAMES } from './chosenFunction';

type Name = keyof EstimateInput;

interface Part<Of extends Name> {
  readonly wire: string;
  /** Undefined when the text is refused. */
  read(text: string): EstimateInput[Of] | undefined;
  write(value: NonNullable<EstimateInput[Of]>): string;
  /** The text of a null that a person has chosen. */
  readonly none?: string;
}

function whole(text: string): number | undefined {
  const value = /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}

function hundredths(text: string): number | undefined {
  if (!/^-?\d+(?:[.,]\d+)?$/.test(text.trim()) || isMaybeThousands(text)) return undefined;
  const value = Number(text.trim().replace(',', '.')) * 100;
  const rounded = Math.round(value);
  return Number.isFinite(value) && Math.abs(value - rounded) < 1e-6 ? rounded : undefined;
}

function amount(text: string): number | undefined {
  const cents = hundredths(text);
  return cents !== undefined && cents > 0 && cents <= MAX_AMOUNT_CENTS ? cents : undefined;
}

const flag = (text: string) => (text === '0' || text === '1' ? text === '1' : undefined);
const written = (value: boolean) => (value ? '1' : '0');

const clearable =
  <Value>(read: (text: string) => Value | undefined) =>
  (text: string): Value | null | undefined =>
    text === '' ? null : read(text);

/** The parts, in the order of an address. */
const PARTS: { readonly [Of in Name]: Part<Of> } = {
  department: { wire: 'departement', read: (text) => findDepartment(text)?.number, write: String },
  functionId: { wire: FUNCTION_NAMES.functionId, read: whole, write: String },
  otherFunction: {
    wire: FUNCTION_NAMES.otherFunction,
    read: (text) => (text.length <= LONGEST_FUNCTION_TITLE ? text : undefined),
    write: String,
  },
  categoryLevel: {
    wire: FUNCTION_NAMES.categoryLevel,
    read: clearable((text) => CATEGORY_LEVELS.find((level) => level === whole(text))),
    write: String,
  },
  shareHundredths: { wire: 'valor_c0', read: hundredths, write: (share) => String(fromHundredths(share)) },
  seniorityOn: {
    wire: 'valor_anciennete',
    read: clearable((text) => (isDay(text) ? text : undefined)),
    write: String,
    none: '',
  },
  leaveWeeks: { wire: 'valor_conges', read: whole, write: String },
  hourly: { wire: 'valor_remuneration', read: flag, write: written },
  guaranteedCents: {
    wire: 'valor_garantie',
    read: clearable(amount),
    write: (cents) => String(fromHundredths(cents)),
  },
  fixedDays: { wire: 'valor_forfait_jours', read: flag, write: written },
  answers: {
    wire: 'valor_data',
    read: (text) => readDegreeChoices(text) ?? undefined,
    write: writeDegreeChoices,
  },
};

export const WIRE_NAMES = Object.fromEntries(Object.entries(PARTS).map(([name, { wire }]) => [name, wire])) as Readonly<
  Record<Name, string>
>;

const NAMES = Object.keys(PARTS) as readonly Name[];

function readPart<Of extends Name>(name: Of, given: ReadonlyMap<string, string>): Pick<EstimateInput, Of> | undefined {
  const part: Part<Of> = PARTS[name];
  const text = given.get(part.wire);
  const value = text === undefined ? undefined : part.read(text);
  return value === undefined ? undefined : ({ [name]: value } as Pick<EstimateInput, Of>);
}

function writePart<Of extends Name>(name: Of, input: EstimateInput): [string, string][] {
  const part: Part<Of> = PARTS[name];
  const value = input[name];
  const text = value === undefined ? undefined : value === null ? part.none : part.write(value);
  return text === undefined ? [] : [[part.wire, text]];
}

/** A refused value counts as missing. */
export function readEstimateQuery(search: string): EstimateInput {
  const given = new Map(new URLSearchParams(search));
  return Object.assign({}, ...NAMES.map((name) => readPart(name, given))) as EstimateInput;
}

export function writeEstimateQuery(input: EstimateInput): string {
  return new URLSearchParams(NAMES.flatMap((name) => writePart(name, input))).toString();
}
