/** A monthly DSN: its declarations, each with its contracts. Pay is linked to its contract by number, never by order. */
import { readDay, toHundredths, type Day } from '@valorisation/rules';
import { readBlocks, type DsnBlock } from './dsnBlocks';

export interface DsnContract {
  readonly matricule: string | null;
  readonly familyName: string;
  readonly usageName: string | null;
  readonly firstNames: string;
  readonly startedOn: Day | null;
  readonly endedOn: Day | null;
  /** The last day from which something of the contract is another. */
  readonly changedOn: Day | null;
  /** Tells the contracts of a person apart, and stays the same from month to month. */
  readonly number: string | null;
  /** Codes of the declaration: rank in the agreement, kind of contract, public scheme, collective agreement, unit of work. */
  readonly rank: string | null;
  readonly nature: string | null;
  readonly scheme: string | null;
  readonly agreement: string | null;
  readonly unit: string | null;
  readonly label: string;
  /** Null when the file does not give both measures and their unit. */
  readonly shareHundredths: number | null;
  readonly position: string | null;
  readonly baseCents: number | null;
}

export interface Declaration {
  readonly siret: string;
  /** YYYY-MM. */
  readonly month: string;
  /** « 12 » is the first of two files of the month. */
  readonly part: string | null;
  /** True when the declaration takes the place of an earlier one. */
  readonly replaces: boolean;
  readonly contracts: readonly DsnContract[];
}

export interface Dsn {
  readonly isTest: boolean;
  /** False when the counts at the end are missing or differ: the file was cut. */
  readonly isWhole: boolean;
  readonly declarations: readonly Declaration[];
}

export type DsnRefusal = 'unreadable' | 'notMonthly' | 'nobody';

const SENDING = 'S10.G00.00';
const DECLARATION = 'S20.G00.05';
const COMPANY = 'S21.G00.06';
const ESTABLISHMENT = 'S21.G00.11';
const PERSON = 'S21.G00.30';
const CONTRACT = 'S21.G00.40';
const CHANGE = 'S21.G00.41';
const END = 'S21.G00.62';
const PAY = 'S21.G00.51';
const TOTALS = 'S90.G00.90';

const MONTHLY = '01';
const TEST = '01';
const REPLACING = ['03', '05'];
const BASE_PAY = '010';

export function readDsn(text: string): Dsn | DsnRefusal {
  const lines = readBlocks(text);
  if (lines === null || lines.blocks[0]?.name !== SENDING) return 'unreadable';
  const { blocks, rubrics } = lines;
  const groups = groupsFrom(DECLARATION, blocks);
  if (groups.some((group) => valueOf(group, DECLARATION, '001') !== MONTHLY)) return 'notMonthly';
  const declarations = groups.map(declarationOf);
  if (declarations.every(({ contracts }) => contracts.length === 0)) return 'nobody';
  return {
    isTest: valueOf(blocks, SENDING, '005') === TEST,
    isWhole:
      Number(valueOf(blocks, TOTALS, '001')) === rubrics &&
      Number(valueOf(blocks, TOTALS, '002')) === declarations.length,
    declarations,
  };
}

/** Each block of that name with the blocks that follow it. */
function groupsFrom(name: string, blocks: readonly DsnBlock[]): readonly (readonly DsnBlock[])[] {
  const groups: DsnBlock[][] = [];
  for (const block of blocks) {
    if (block.name === name) groups.push([block]);
    else groups.at(-1)?.push(block);
  }
  return groups;
}

function valueOf(blocks: readonly DsnBlock[], name: string, rubric: string): string | null {
  return blocks.find((block) => block.name === name)?.values.get(rubric) ?? null;
}

const dayOf = (value: string | null): Day | null => readDay(value ?? '') ?? null;

function declarationOf(blocks: readonly DsnBlock[]): Declaration {
  const month = dayOf(valueOf(blocks, DECLARATION, '005'))?.slice(0, 'YYYY-MM'.length) ?? '';
  return {
    siret: [valueOf(blocks, COMPANY, '001'), valueOf(blocks, ESTABLISHMENT, '001')].join(''),
    month,
    part: valueOf(blocks, DECLARATION, '003'),
    replaces: REPLACING.includes(valueOf(blocks, DECLARATION, '002') ?? ''),
    contracts: groupsFrom(PERSON, blocks).flatMap((person) =>
      groupsFrom(CONTRACT, person).map((contract) => contractOf(person, contract, month)),
    ),
  };
}

function contractOf(person: readonly DsnBlock[], blocks: readonly DsnBlock[], month: string): DsnContract {
  const told = (rubric: string) => valueOf(blocks, CONTRACT, rubric);
  return {
    matricule: valueOf(person, PERSON, '019'),
    familyName: valueOf(person, PERSON, '002') ?? '',
    usageName: valueOf(person, PERSON, '003'),
    firstNames: valueOf(person, PERSON, '004') ?? '',
    startedOn: dayOf(told('001')),
    endedOn: dayOf(valueOf(blocks, END, '001')),
    changedOn: lastChange(blocks),
    number: told('009'),
    rank: told('002'),
    nature: told('007'),
    scheme: told('008'),
    agreement: told('017'),
    unit: told('011'),
    label: told('006') ?? '',
    shareHundredths: told('011') === null ? null : shareOf(told('013'), told('012')),
    position: told('041'),
    baseCents: basePayOf(person, told('009'), month),
  };
}

function lastChange(blocks: readonly DsnBlock[]): Day | null {
  const days = blocks.filter(({ name }) => name === CHANGE).map(({ values }) => dayOf(values.get('001') ?? null));
  return (
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** The measure of the contract over the one of full time, in hundredths of a percent. */
function shareOf(measure: string | null, reference: string | null): number | null {
  const [part, whole] = [toHundredths(measure ?? ''), toHundredths(reference ?? '')];
  return part === null || whole === null || whole <= 0 ? null : Math.round((part * 10_000) / whole);
}

/** Only lines of the declared month are added: the others correct earlier months. */
function basePayOf(person: readonly DsnBlock[], contract: string | null, month: string): number | null {
  const cents = person
    .filter(({ name, values }) => name === PAY && values.get('011') === BASE_PAY && values.get('010') === contract)
    .filter(({ values }) => dayOf(values.get('001') ?? null)?.startsWith(month) === true)
    .map(({ values }) => toHundredths(values.get('013') ?? ''))
    .filter((one) => one !== null);
  return cents.length === 0 ? null : cents.reduce((total, one) => total + one, 0);
}
