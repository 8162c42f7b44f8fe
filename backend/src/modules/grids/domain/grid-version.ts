import { type Grid, type GridDocument, type GridStatus, GridError, readGrid } from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';

export interface GridHead {
  readonly id: number;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
}

/** A version of the grid. It never changes once published, so that every amount computed on it stays provable. */
export interface GridVersion {
  readonly id: number;
  readonly status: GridStatus;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  /** False until an admin confirms its values. Until then screens and sheets say that they are not confirmed. */
  readonly confirmed: boolean;
  /** The time since which the public may read a scheduled version; null when it may not. */
  readonly announcedAt: Date | null;
  readonly grid: Grid;
  /** The document as published, with the names of the API. */
  readonly document: GridDocument;
}

/** A version as stored, in any state and with any problems of a draft. */
export interface WrittenVersion extends Pick<GridVersion, 'id' | 'status' | 'effectiveOn' | 'confirmed' | 'document'> {
  readonly title: string;
  /** The version of its content. */
  readonly version: number;
}

/** The row of a version, locked until the transaction ends. */
export interface LockedVersion {
  readonly id: number;
  readonly status: GridStatus;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  readonly document: GridDocument;
  /** The version of its content. */
  readonly version: number;
  /** The account that edited it last; null for a shipped version. */
  readonly lastAuthorId: number | null;
  /** The version whose document it restores. */
  readonly restores: number | null;
  /** The version that was in force before this one. */
  readonly replaces: number | null;
}

/** The parts of a version that are checked before its publication. */
export type WeighedVersion = Pick<LockedVersion, 'id' | 'document' | 'restores'>;

/** True for a scheduled version that the body has announced: the public may read it before its minute. */
export function isAnnounced({ status, announcedAt }: Pick<GridVersion, 'status' | 'announcedAt'>): boolean {
  return status === 'scheduled' && announcedAt !== null;
}

export type GridVersionHead = Pick<GridVersion, 'status' | 'announcedAt'>;

/** True for a version that is or was in force. Drafts and scheduled versions are private to the employer body. */
export function wasEverInForce({ status }: Pick<GridVersion, 'status'>): boolean {
  return status === 'in_force' || status === 'past';
}

/**
 * The content of a version that may be a draft with faults, because staff save unfinished drafts.
 * @throws DomainError 409 `grille_illisible`
 */
export function readableGrid(document: GridDocument): Grid {
  try {
    return readGrid(document);
  } catch (error) {
    throw error instanceof GridError ? new DomainError('grille_illisible') : error;
  }
}
