/** The publication of a version: requested by one admin, confirmed by another, and done once. */
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { LockedVersion } from './grid-version.js';

export interface Publication {
  readonly id: number;
  readonly contentVersion: number;
  readonly sha256: string;
  /** Null for as soon as it is confirmed. */
  readonly takesForceAt: Date | null;
  readonly announce: boolean;
  readonly askedBy: number;
  readonly confirmedAt: Date | null;
}

/** True when the content is still the requested one. */
export function isSameContent(
  publication: Publication,
  { version }: Pick<LockedVersion, 'version'>,
  sha256: string,
): boolean {
  return publication.contentVersion === version && publication.sha256 === sha256;
}

/**
 * @throws 409 `publication_absente` when the open request is another one or is confirmed, `seconde_personne` for the
 * admin who asked, `publication_perimee` when the content has changed or the minute has passed
 */
export function assertConfirmable(
  publication: Publication | undefined,
  asked: { readonly publicationId: number; readonly actorId: number; readonly isSame: boolean; readonly now: Date },
): asserts publication is Publication {
  if (publication?.id !== asked.publicationId || publication.confirmedAt !== null) {
    throw new DomainError('publication_absente');
  }
  if (publication.askedBy === asked.actorId) throw new DomainError('seconde_personne');
  const isLate = publication.takesForceAt !== null && publication.takesForceAt <= asked.now;
  if (isLate || !asked.isSame) throw new DomainError('publication_perimee');
}

export function isDue({ confirmedAt, takesForceAt }: Publication, now: Date): boolean {
  return confirmedAt !== null && takesForceAt !== null && takesForceAt <= now;
}
