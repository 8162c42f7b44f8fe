import { GridError, readGrid, type Grid, type GridDocument } from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';

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
