/** Proposes a field for each column by its heading and its cells. */
import { LONGEST_QUOTED_HEADING, shortened } from '../files/refused-file.js';
import type { Cell, SheetRow } from '../files/sheet.js';
import { cellsUnder, kindsOf, type CellKinds } from './cell-kinds.js';
import {
  fieldsOfHeading,
  isPersonalHeading,
  ownFieldOf,
  SHOWN,
  Strength,
  type Field,
  type OwnHeadings,
} from './heading-fields.js';

export interface ProposedColumn {
  readonly index: number;
  readonly heading: string;
  readonly proposed: Field | null;
  readonly confidence: 'sure' | 'likely' | 'none';
  /** The first different values; none of a column that looks personal. */
  readonly samples: readonly string[];
  readonly isPersonal: boolean;
  readonly isHidden: boolean;
  /** A column that our exports add to inform. */
  readonly isShown: boolean;
}

interface Candidate {
  readonly index: number;
  readonly field: Field;
  readonly strength: number;
}

const HALF = 0.5;
const MOST_SAMPLES = 3;
const LONGEST_SAMPLE = 60;
/** From this part of personal values on, a column is never read, whatever its heading. */
const PERSONAL_PART = 0.3;
const LARGEST_WEEKS = 10;

export function proposeColumns(
  headings: readonly string[],
  rows: readonly SheetRow[],
  hidden: readonly number[],
  own: readonly OwnHeadings[],
): readonly ProposedColumn[] {
  const ownFields = headings.map((heading) => ownFieldOf(heading, own));
  const isOwn = ownFields.includes('name');
  const columns = headings.map((heading, index) => {
    const cells = cellsUnder(rows, index);
    const kinds = kindsOf(cells);
    const matches =
      isOwn && ownFields[index] === SHOWN ? [] : fieldsOfHeading(heading, own).filter(({ field }) => field !== SHOWN);
    const isNamed = matches.some(({ strength }) => strength >= Strength.part);
    const looksPersonal = kinds.personal > 0 && kinds.personal >= kinds.count * PERSONAL_PART;
    return {
      index,
      heading,
      cells,
      kinds,
      matches,
      isPersonal: looksPersonal || (!isNamed && isPersonalHeading(heading)),
    };
  });
  const candidates = columns.flatMap(({ index, kinds, matches, isPersonal }): Candidate[] => {
    const fitting = matches.filter(({ field, strength }) => fits(field, kinds, strength));
    const taken = fitting.filter(({ strength }) => !hidden.includes(index) || strength === Strength.own);
    return isPersonal ? [] : taken.map((match) => ({ ...match, index }));
  });
  const chosen = choose(
    candidates,
    columns.map(({ kinds, isPersonal }) => (isPersonal ? null : kinds)),
  );
  return columns.map(({ index, heading, cells, isPersonal }) => {
    const found = chosen.get(index);
    return {
      index,
      heading: shortened(heading, LONGEST_QUOTED_HEADING),
      proposed: found?.field ?? null,
      confidence:
        found === undefined
          ? 'none'
          : found.strength >= Strength.whole && found.field !== 'entry_date'
            ? 'sure'
            : 'likely',
      samples: isPersonal ? [] : samplesOf(cells),
      isPersonal,
      isHidden: hidden.includes(index),
      isShown: isOwn && ownFields[index] === SHOWN,
    };
  });
}

export function samplesOf(cells: readonly Cell[]): readonly string[] {
  const texts = cells.map((cell) =>
    shortened(
      String(cell)
        .trim()
        .replace('.', typeof cell === 'number' ? ',' : '.'),
      LONGEST_SAMPLE,
    ),
  );
  return [...new Set(texts)].slice(0, MOST_SAMPLES);
}

/** The strongest candidate of each field and of each column, the first one of equals. */
function choose(
  candidates: readonly Candidate[],
  kinds: readonly (CellKinds | null)[],
): ReadonlyMap<number, Candidate> {
  const chosen = new Map<number, Candidate>();
  const fields = new Set<Field>();
  for (const candidate of candidates.toSorted((a, b) => b.strength - a.strength || a.index - b.index)) {
    if (chosen.has(candidate.index) || fields.has(candidate.field)) continue;
    chosen.set(candidate.index, candidate);
    fields.add(candidate.field);
  }
  const drop = (field: Field): void => {
    for (const [index, found] of chosen) if (found.field === field) chosen.delete(index);
    fields.delete(field);
  };
  if (fields.has('first_name') && !fields.has('last_name') && !fields.has('birth_name')) {
    // A whole name beside a first name is a last name.
    for (const [index, found] of chosen) {
      if (found.field === 'name' && found.strength < Strength.own) chosen.set(index, { ...found, field: 'last_name' });
    }
  } else if (fields.has('name') && !fields.has('first_name')) ['last_name', 'birth_name'].forEach(drop);
  else if (fields.has('name') && fields.has('first_name')) ['name', 'name_first'].forEach(drop);
  // A share that is written tells more than the hours that it comes from.
  if (fields.has('share')) drop('hours');
  else if (!fields.has('hours')) chooseShareByCells(chosen, kinds);
  if (fields.has('seniority')) drop('entry_date');
  return chosen;
}

/** Without a heading that tells, a column of « 80 % », « mi-temps » or « 28/35 » is the share. */
function chooseShareByCells(chosen: Map<number, Candidate>, kinds: readonly (CellKinds | null)[]): void {
  const index = kinds.findIndex(
    (found, place) =>
      found !== null && !chosen.has(place) && found.shares > found.count * HALF && found.texts < found.count,
  );
  if (index >= 0) chosen.set(index, { index, field: 'share', strength: Strength.weak });
}

/** False when the cells contradict the field. A column without values contradicts none. */
function fits(field: Field, kinds: CellKinds, strength: number): boolean {
  const { count, numbers, days, shares, hours, money, ranks, payModes, codes, texts, distinct, largest } = kinds;
  if (count === 0) return strength >= Strength.part;
  const most = (some: number): boolean => some >= count * HALF;
  switch (field) {
    case 'share':
      if (strength === Strength.weak) return most(shares) || (most(numbers) && (largest <= 1 || largest === 100));
      return most(numbers + shares + hours) || !most(days);
    case 'hours':
      return most(numbers + hours + shares);
    case 'seniority':
      return strength === Strength.own || most(days + numbers);
    case 'entry_date':
    case 'end_date':
      return most(days + numbers);
    case 'paid_base':
    case 'paid':
      return most(money) && !most(days);
    case 'paid_hour':
      return most(money);
    case 'pay_mode':
      return strength === Strength.own ? !most(money) : most(payModes);
    case 'rank':
      return most(ranks);
    case 'function':
      return strength === Strength.own || (most(texts) && (strength >= Strength.whole || !most(ranks)));
    case 'matricule':
      return most(codes) && (strength > Strength.weak || distinct > count * HALF);
    case 'leave':
      return strength === Strength.own || (most(numbers) && largest <= LARGEST_WEEKS);
    case 'status':
      return !most(ranks);
    case 'name':
    case 'last_name':
      return strength === Strength.own || !most(numbers + days);
    default:
      return true;
  }
}
