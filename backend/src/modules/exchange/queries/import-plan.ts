/** What an import would do, and what it refuses. Holds a person's texts: it is answered, never stored. */
import type { DueAmount, ValuationStatus } from '@valorisation/rules';
import type { ImportedProfile, ImportedValuation, Valuation } from '../../valuations/index.js';
import type { RowCells } from '../mapping/cells.js';
import type { Table } from '../mapping/header.js';
import type { NearHeading } from '../mapping/near-headings.js';

/** A row that every rule lets through, before profiles are matched. */
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
  /** Null for a row that names a profile only. */
  readonly valuation: {
    readonly function: string;
    readonly status: ValuationStatus;
    readonly visible: boolean;
    readonly shareHundredths: number;
    readonly seniorityOn: string | null;
    /** The option of Formations in words; null where none is told. */
    readonly training: string | null;
    /** What the file says of it and is left out, in words. */
    readonly notes: readonly string[];
    /** What is to be paid at least, and what the agreement gives in that unit; null while it is not computed. */
    readonly amount: { readonly due: DueAmount; readonly conventionalCents: number } | null;
    /** The profile has an active valuation of that function already, or an earlier row brings one. */
    readonly repeated: boolean;
  } | null;
}

export interface RefusedRow {
  readonly line: number;
  /** As it was written, whatever it is. */
  readonly profile: string;
  /** Place of the row in the table. */
  readonly place: number;
  readonly faults: readonly { readonly column: string; readonly message: string }[];
}

/** What a file puts on a person, and the lines that say so. */
export interface PlannedProfile extends ImportedProfile {
  readonly lines: readonly number[];
  /**
   * Its name is a person's whom the reader does not see. The preview shows it as any new name, since it may be asked for
   * without an end; the confirmation leaves it out.
   */
  readonly isTaken: boolean;
}

export interface ImportPlan {
  readonly table: Table;
  readonly accepted: readonly AcceptedRow[];
  readonly refused: readonly RefusedRow[];
  /** Headings that are not ours: their cells are not read. */
  readonly ignored: readonly string[];
  /** Those of them that may be meant for a column of ours. */
  readonly near: readonly NearHeading[];
  /** What is to be known of the sheet, in words: which one it is, what it hides, what was left out. */
  readonly notes: readonly string[];
  readonly profiles: readonly PlannedProfile[];
  /** What the rows add to what is to be paid at least in a month, in cents. */
  readonly monthTotalCents: number;
  readonly today: string;
  /** Equal plans have equal digests: what is written is what was shown. */
  readonly digest: string;
}
