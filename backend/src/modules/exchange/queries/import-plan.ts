/** The effect of an import, and what it refuses. It holds personal texts, so it is answered but never stored. */
import type { ImportPreview } from '@valorisation/contract';
import { LONGEST_PROFILE_NAME, type DisplayedAmount, type Grid, type PaidAmount } from '@valorisation/rules';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import type { ImportedProfile, ImportedTerms, ImportedValuation, Valuation } from '../../valuations/index.js';
import type { Fault, RowCells } from '../mapping/cells.js';
import type { PersonRow } from '../reading/person-row.js';
import type { PeopleSource } from './people-source.js';
import { shortened } from '../files/refused-file.js';
import type { Column } from '../mapping/columns.js';

export interface SoundRow {
  readonly line: number;
  readonly place: number;
  readonly cells: RowCells;
  readonly person: PersonRow;
  readonly profile: string;
  readonly brought: { readonly imported: ImportedValuation; readonly made: Valuation } | null;
}

/** The answered line. Its amounts are null until they are computed with the person's other rows. */
export type AcceptedRow = ImportPreview['accepted'][number];

export interface RefusedRow {
  readonly line: number;
  readonly profileName: string;
  /** Index of the row among the people. */
  readonly place: number;
  readonly person: PersonRow;
  readonly faults: readonly Fault[];
  readonly reasons: readonly { readonly column: string; readonly message: string }[];
}

/** `paid`: what is entered with it. */
export type PlannedValuation = ImportedValuation & { readonly paid: PaidAmount | null };

/** The rows of the file for one person, with their line numbers. */
export interface PlannedProfile extends ImportedProfile {
  readonly valuations: readonly PlannedValuation[];
  readonly lines: readonly number[];
  /**
   * The name belongs to a person whom the reader does not see. The preview shows it like a new name, because anyone
   * could test names there; the confirmation leaves it out.
   */
  readonly isTaken: boolean;
}

/** What the file of another month changes of a row that is there, or who is new or gone. */
export interface RowChange {
  readonly kind: ImportPreview['changes'][number]['kind'];
  readonly line: number | null;
  readonly profileId: number | null;
  readonly profileName: string;
  readonly functionTitle: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** For a change of what is paid: how much it is above or below what is due today. */
  readonly gapCents?: number | null;
  readonly unit?: DisplayedAmount['unit'];
}

export interface RowUpdate {
  readonly valuationId: number;
  readonly change: ImportedTerms;
}

/** A row whose name is a known person's in another spelling. */
export type SamePerson = ImportPreview['samePeople'][number];

/** The sound rows, with the people they are, and what they change. */
export interface MatchedRows {
  readonly accepted: readonly AcceptedRow[];
  readonly profiles: readonly PlannedProfile[];
  /** What the rows add to the monthly amount due, in cents. */
  readonly monthTotalCents: number;
  readonly updates: readonly RowUpdate[];
  /** What is paid for valuations that are there. */
  readonly paid: readonly { readonly valuationId: number; readonly amount: PaidAmount }[];
  /** Lines whose pay is in another unit than that of the function. */
  readonly otherUnits: readonly number[];
  /** Rows that are there and change. */
  readonly changedRows: number;
  /** Valuations whose function another one takes the place of. */
  readonly replaced: readonly number[];
  readonly aboveFull: ImportPreview['aboveFull'];
  readonly changes: readonly RowChange[];
  /** Rows that are there just so. */
  readonly unchanged: number;
  readonly samePeople: readonly SamePerson[];
}

export interface ImportPlan extends MatchedRows {
  readonly source: PeopleSource;
  readonly grid: Grid;
  readonly refused: readonly RefusedRow[];
  readonly today: string;
  /** Equal plans have equal digests, so that exactly the shown plan is written. */
  readonly digest: string;
}

/** The most reasons for one row. The others are reported when the corrected file is read. */
const MOST_REASONS = 10;

/** The longest reason in characters. Some reasons name every allowed word of a cell. */
const LONGEST_REASON = 500;

/** What a person needs to find and correct refused rows, within a bounded length. */
export function refusalWords(
  columns: readonly Column[],
): (row: Pick<SoundRow, 'line' | 'place' | 'cells' | 'person'>) => RefusedRow {
  const headings = new Map(columns.map(({ id, heading }) => [id, heading]));
  return ({ line, place, cells, person }) => ({
    line,
    profileName: shortened(cells.text('profile'), LONGEST_PROFILE_NAME),
    place,
    person,
    faults: cells.faults.slice(0, MOST_REASONS),
    reasons: cells.faults.slice(0, MOST_REASONS).map((fault) => ({
      column: headings.get(fault.column) ?? '',
      message: shortened(fieldMessage(fault), LONGEST_REASON),
    })),
  });
}
