import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import type { FieldCode } from '../../../platform/errors/field-catalogue.js';

/** Signs of a heading that a refusal or a preview tells. */
export const LONGEST_TOLD_HEADING = 100;

/** A text of the file as it is told: files may hold texts of any length. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** 422 on the file as a whole. */
export function refusedFile(code: FieldCode, params: Readonly<Record<string, string | number>> = {}): DomainError {
  return refuseFields({ fichier: { code, params } });
}

/** 415: a file that is never opened, with the reason. */
export function unacceptedFile(code: FieldCode): DomainError {
  return new DomainError('type_non_accepte', { fields: { fichier: { code } } });
}

/** 415: a table in a format that is not read, by its name. */
export function unreadFormat(format: string): DomainError {
  return new DomainError('type_non_accepte', { fields: { fichier: { code: 'fichier_format', params: { format } } } });
}

/** 413: larger than what is read, as it came or once unpacked. */
export function tooLargeFile(): DomainError {
  return new DomainError('corps_trop_grand', { fields: { fichier: { code: 'fichier_trop_grand' } } });
}
