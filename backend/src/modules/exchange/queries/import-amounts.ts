/** The amounts due for the rows of a file, computed together with all other rows of the person (ADR 0018). */
import type { EstablishmentFloors } from '../../grids/index.js';
import { dueOfPerson, type DueColumns, type Valuation } from '../../valuations/index.js';
import type { AcceptedRow } from './import-plan.js';

type Amount = Pick<AcceptedRow, 'due' | 'conventionalCents'>;

function dueColumns({ state: { status, inputs, result } }: Valuation): DueColumns {
  const { shareHundredths, hourly } = inputs;
  return {
    status,
    shareHundredths,
    hourly,
    // A fixed amount is the employer body's act and never comes from a file.
    fixedAmountCents: null,
    indexHundredths: result?.indexHundredths ?? null,
    minimumCents: result?.minimumCents ?? null,
    hourlyCents: result?.hourlyCents ?? null,
    remunerationValueCents: result?.remunerationValueCents ?? null,
  };
}

/** A person: existing rows that the importer sees, and their new rows by index among the accepted ones. */
export interface BroughtPerson {
  readonly before: readonly DueColumns[];
  /** The row that one of the new ones takes the place of. */
  readonly replaced: readonly DueColumns[];
  readonly brought: { readonly place: number; readonly made: Valuation }[];
}

function amountsOf(
  { before, replaced, brought }: BroughtPerson,
  floors: EstablishmentFloors,
): { amounts: Amount[]; added: number } {
  const after = dueOfPerson([...before, ...brought.map(({ made }) => dueColumns(made))], { floors });
  const amounts = after.rows.slice(before.length).map(({ row: { computed }, due }): Amount => {
    if (due === null || computed === null) return { due: null, conventionalCents: null };
    const conventionalCents = due.unit === 'hour' ? computed.hourlyCents : computed.minimumCents;
    return { due, conventionalCents: conventionalCents ?? due.cents };
  });
  return { amounts, added: (after.cents ?? 0) - (dueOfPerson([...before, ...replaced], { floors }).cents ?? 0) };
}

/** Amounts need all rows of a person, because a row's amount due depends on whether it is the only one. */
export function withAmounts(
  rows: readonly AcceptedRow[],
  people: readonly BroughtPerson[],
  floors: EstablishmentFloors,
): { readonly accepted: readonly AcceptedRow[]; readonly monthTotalCents: number } {
  const accepted = [...rows];
  let monthTotalCents = 0;
  for (const person of people) {
    const { amounts, added } = amountsOf(person, floors);
    monthTotalCents += added;
    for (const [index, { place }] of person.brought.entries()) {
      const row = rows[place];
      if (row !== undefined) accepted[place] = { ...row, ...amounts[index] };
    }
  }
  return { accepted, monthTotalCents };
}
