/** The effect of an import, and what it refuses. It holds personal texts, so it is answered but never stored. */
import type { DueAmount, ValuationStatus } from '@valorisation/rules';
import type { ImportedProfile, ImportedValuation, Valuation } from '../../valuations/index.js';
import type { RowCells } from '../mapping/cells.js';
import type { Table } from '../mapping/header.js';
import type { NearHeading } from '../mapping/near-headings.js';

/** A row that passes every rule, before profiles are matched. */
export interface SoundRow {
  readonly line: number;
  readonly place: number;
  readonly cells: RowCells;
  readonly profile: string;
  readonly brought: { readonly imported: ImportedValuation; readonly made: Valuation } | null;
}

export interface AcceptedRow {
  readonly line: number;
  readonly profile: string;
  /** False when the profile exists, or an earlier row adds it. */
  readonly addsProfile: boolean;
  /** Null for a row that only names a profile. */
  readonly valuation: {
    readonly function: string;
    readonly status: ValuationStatus;
    readonly visible: boolean;
    readonly shareHundredths: number;
    readonly seniorityOn: string | null;
    /** The option of Formations in words; null without one. */
    readonly training: string | null;
    /** What the file says but the import leaves out, in words. */
    readonly notes: readonly string[];
    /** The amount due, and the agreement's amount in that unit; null while it is not computed. */
    readonly amount: { readonly due: DueAmount; readonly conventionalCents: number } | null;
    /** The profile already has an active valuation of that function, or an earlier row adds one. */
    readonly repeated: boolean;
  } | null;
}

export interface RefusedRow {
  readonly line: number;
  /** As written in the file. */
  readonly profile: string;
  /** Index of the row in the table. */
  readonly place: number;
  readonly faults: readonly { readonly column: string; readonly message: string }[];
}

/** The rows of the file for one person, with their line numbers. */
export interface PlannedProfile extends ImportedProfile {
  readonly lines: readonly number[];
  /**
   * The name belongs to a person whom the reader does not see. The preview shows it like a new name, because anyone
   * could test names there; the confirmation leaves it out.
   */
  readonly isTaken: boolean;
}

export interface ImportPlan {
  readonly table: Table;
  readonly accepted: readonly AcceptedRow[];
  readonly refused: readonly RefusedRow[];
  /** Headings that are not ours. Their cells are not read. */
  readonly ignored: readonly string[];
  /** Those that may be meant for a column of ours. */
  readonly near: readonly NearHeading[];
  /** Remarks about the sheet in words: which one it is, what it hides, what is left out. */
  readonly notes: readonly string[];
  readonly profiles: readonly PlannedProfile[];
  /** What the rows add to the monthly amount due, in cents. */
  readonly monthTotalCents: number;
  readonly today: string;
  /** Equal plans have equal digests, so that exactly the shown plan is written. */
  readonly digest: string;
}
