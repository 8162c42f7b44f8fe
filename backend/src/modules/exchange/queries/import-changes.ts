/** What the file of another month changes of rows that are there. */
import { findFunction, formatDay, formatPercent, type Grid } from '@valorisation/rules';
import type { ImportedTerms, PersonInPlace, Valuation } from '../../valuations/index.js';
import { sheetWords } from '../files/sheet-words.js';
import type { PersonRow } from '../reading/person-row.js';
import type { RowChange, RowUpdate, SoundRow } from './import-plan.js';

type Told = Pick<RowChange, 'line' | 'profileId' | 'profileName'>;
type Brought = NonNullable<SoundRow['brought']>;
type Term = keyof ImportedTerms;
type Inputs = Pick<Valuation['state']['inputs'], Term | 'withoutSeniority'>;

type Difference = RowChange & { readonly kind: 'share' | 'seniority' | 'leave' };

interface TermChange {
  readonly kind: Difference['kind'];
  readonly isGiven: (row: PersonRow) => boolean;
  readonly text: (inputs: Inputs) => string | null;
}

/** Each value that such a file changes. Only what the file gives is compared and taken. */
const CHANGES: Readonly<Record<Term, TermChange>> = {
  shareHundredths: {
    kind: 'share',
    isGiven: ({ isShareGiven }) => isShareGiven,
    text: ({ shareHundredths }) => formatPercent(shareHundredths),
  },
  seniorityOn: { kind: 'seniority', isGiven: ({ cells }) => cells.has('seniority'), text: seniorityText },
  leaveWeeks: {
    kind: 'leave',
    isGiven: ({ cells }) => cells.has('leave'),
    text: ({ leaveWeeks }) => String(leaveWeeks),
  },
};

const TERMS = Object.keys(CHANGES) as Term[];

/** The day, or the word for none. Null while the seniority is still to be given. */
function seniorityText({ seniorityOn, withoutSeniority }: Inputs): string | null {
  if (seniorityOn !== null) return formatDay(seniorityOn);
  return withoutSeniority ? sheetWords().words.noSeniority : null;
}

export function differencesOf(
  person: PersonRow,
  { made }: Brought,
  place: Inputs,
  told: Told,
  grid: Grid,
): readonly Difference[] {
  const { inputs } = made.state;
  const functionTitle = findFunction(grid, inputs.functionId)?.title ?? null;
  return Object.values(CHANGES)
    .filter(({ isGiven }) => isGiven(person))
    .map(({ kind, text }) => ({ ...told, kind, functionTitle, before: text(place), after: text(inputs) }))
    .filter(({ before, after }) => before !== after);
}

export function updateOf(valuationId: number, person: PersonRow, { made }: Brought): RowUpdate {
  const given = TERMS.filter((term) => CHANGES[term].isGiven(person));
  return { valuationId, change: Object.fromEntries(given.map((term) => [term, made.state.inputs[term]])) };
}

export const newChange = (told: Told, functionTitle: string): RowChange => ({
  ...told,
  kind: 'new',
  functionTitle,
  before: null,
  after: null,
});

/** A person of the establishment whom the file no longer has. Nothing is done about it. */
export const goneChange = ({ profileId, name }: PersonInPlace): RowChange => ({
  kind: 'gone',
  line: null,
  profileId,
  profileName: name,
  functionTitle: null,
  before: null,
  after: null,
});
