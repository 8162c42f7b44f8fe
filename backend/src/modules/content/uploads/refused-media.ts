import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import type { fileRefusals } from '../../../platform/errors/file-refusals.js';

type Code = Extract<keyof typeof fileRefusals, `media_${string}`>;

/** 422 on the file as a whole. */
export function refusedMedia(code: Code): DomainError {
  return refuseFields({ file: { code } });
}

/** 415: what the library never takes, with the reason. */
export function unacceptedMedia(code: Code = 'media_format'): DomainError {
  return new DomainError('type_non_accepte', { fields: { file: { code } } });
}

/** 413: larger than what is taken, as it came or once unpacked. */
export function tooLargeMedia(code: Code = 'media_taille'): DomainError {
  return new DomainError('corps_trop_grand', { fields: { file: { code } } });
}
