import type { Grid, GridDocument, GridStatus } from '@valorisation/rules';

/** Which version, and since when. */
export interface GridHead {
  readonly id: number;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
}

/** A version of the grid: immutable once published, so that every amount computed on it stays provable. */
export interface GridVersion {
  readonly id: number;
  readonly status: GridStatus;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  /** False until an admin confirmed its values: screens and sheets say so. */
  readonly confirmed: boolean;
  /** Of a scheduled version: since when the public reads of it; null: it does not. */
  readonly announcedAt: Date | null;
  readonly grid: Grid;
  /** As published, in the specification's names. */
  readonly document: GridDocument;
}

/** A version as it is written, whatever state it is in and whatever problems a draft still has. */
export interface WrittenVersion extends Pick<GridVersion, 'id' | 'status' | 'effectiveOn' | 'confirmed' | 'document'> {
  readonly title: string;
  /** Of its content. */
  readonly version: number;
}

/** The row of a version, which nobody else changes until the transaction ends. */
export interface LockedVersion {
  readonly id: number;
  readonly status: GridStatus;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  readonly document: GridDocument;
  /** Of its content. */
  readonly version: number;
  /** Who has changed it last; null: nobody, as of what is shipped. */
  readonly lastAuthorId: number | null;
  /** The version whose document it brings back. */
  readonly restores: number | null;
  /** The one that was in force until it came into force last. */
  readonly replaces: number | null;
}

/** What of a version is weighed before it is published. */
export type WeighedVersion = Pick<LockedVersion, 'id' | 'document' | 'restores'>;

/** Before its minute the public reads of a scheduled version, where the body has announced it. */
export function isAnnounced({ status, announcedAt }: Pick<GridVersion, 'status' | 'announcedAt'>): boolean {
  return status === 'scheduled' && announcedAt !== null;
}

/** Of a version, without its content. */
export type GridVersionHead = Pick<GridVersion, 'status' | 'announcedAt'>;

/** Drafts and scheduled versions are the body's own affair. */
export function wasEverInForce({ status }: Pick<GridVersion, 'status'>): boolean {
  return status === 'in_force' || status === 'past';
}
