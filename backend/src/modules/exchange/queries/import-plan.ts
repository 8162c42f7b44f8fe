/** The effect of an import, and what it refuses. It holds personal texts, so it is answered but never stored. */
import type { ImportPreview } from '@valorisation/contract';
import type { ImportedProfile, ImportedValuation, Valuation } from '../../valuations/index.js';
import type { RowCells } from '../mapping/cells.js';
import type { Table } from '../mapping/header.js';
import type { NearHeading } from '../mapping/near-headings.js';

export interface SoundRow {
  readonly line: number;
  readonly place: number;
  readonly cells: RowCells;
  readonly profile: string;
  readonly brought: { readonly imported: ImportedValuation; readonly made: Valuation } | null;
}

/** The answered line. Its amounts are null until they are computed with the person's other rows. */
export type AcceptedRow = ImportPreview['accepted'][number];

export interface RefusedRow {
  readonly line: number;
  /** As written in the file. */
  readonly profileName: string;
  /** Index of the row in the table. */
  readonly place: number;
  readonly reasons: readonly { readonly column: string; readonly message: string }[];
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
  readonly notes: readonly string[];
  readonly profiles: readonly PlannedProfile[];
  /** What the rows add to the monthly amount due, in cents. */
  readonly monthTotalCents: number;
  readonly today: string;
  /** Equal plans have equal digests, so that exactly the shown plan is written. */
  readonly digest: string;
}
