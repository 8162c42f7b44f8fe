import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import type { fileRefusals } from '../../../platform/errors/file-refusals.js';

type Code = Extract<keyof typeof fileRefusals, `media_${string}`>;

/** 422 on the whole file. */
export function refusedMedia(code: Code): DomainError {
  return refuseFields({ file: { code } });
}

/** 415: a type that the library never accepts, with the reason. */
export function unacceptedMedia(code: Code = 'media_format'): DomainError {
  return new DomainError('type_non_accepte', { fields: { file: { code } } });
}

/** 413: too large, as uploaded or after unpacking. */
export function tooLargeMedia(code: Code = 'media_taille'): DomainError {
  return new DomainError('corps_trop_grand', { fields: { file: { code } } });
}
