import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import type { FieldCode } from '../../../platform/errors/field-catalogue.js';

export const LONGEST_QUOTED_HEADING = 100;

/** Shortens a text of the file, because files may hold texts of any length. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** 422 on the whole file. */
export function refusedFile(code: FieldCode, params: Readonly<Record<string, string | number>> = {}): DomainError {
  return refuseFields({ fichier: { code, params } });
}

/** 415: a file that is never opened, with the reason. */
export function unacceptedFile(code: FieldCode): DomainError {
  return new DomainError('type_non_accepte', { fields: { fichier: { code } } });
}

/** 415: a table in a format that is not read, with its name. */
export function unreadFormat(format: string): DomainError {
  return new DomainError('type_non_accepte', { fields: { fichier: { code: 'fichier_format', params: { format } } } });
}

/** 413: too large, as uploaded or after unpacking. */
export function tooLargeFile(): DomainError {
  return new DomainError('corps_trop_grand', { fields: { fichier: { code: 'fichier_trop_grand' } } });
}
