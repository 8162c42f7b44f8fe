import { DomainError } from '../../../platform/errors/domain-error.js';
import type { ErrorCode } from '../../../platform/errors/error-catalogue.js';
import { StorageFault } from '../../../platform/storage/file-store.js';

/** The error code for a document that was given up. An absent storage gets the code of any absent part. */
export function failureCode(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  return error instanceof StorageFault ? 'service_indisponible' : 'rendu_impossible';
}
