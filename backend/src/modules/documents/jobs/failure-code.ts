import { DomainError } from '../../../platform/errors/domain-error.js';
import type { ErrorCode } from '../../../platform/errors/error-catalogue.js';
import { StorageFault } from '../../../platform/storage/storage-fault.js';

/** What the reader of a document is told that was given up: of a storage that was away, what is told of any part that is. */
export function failureCode(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  return error instanceof StorageFault ? 'service_indisponible' : 'rendu_impossible';
}
