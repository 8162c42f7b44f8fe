import type { ErrorCode, Subject } from './error-catalogue.js';
import type { FieldCode } from './field-catalogue.js';

/** Why one field is refused: a code of the catalogue and the values that its message names. */
export interface FieldRefusal {
  readonly code: FieldCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface RefusalDetails {
  /** The thing that was asked, where the code serves several. */
  readonly subject?: Subject;
  /** By the domain's word or the request's name of each faulty field; answered under the request's. */
  readonly fields?: Readonly<Record<string, FieldRefusal>>;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The version that the record has now, where a write named another; answered beside the code. */
  readonly version?: number;
  /** Seconds after which a try may succeed; answered as Retry-After. */
  readonly retryAfter?: number;
}

/** A refusal of the domain: a stable code and its parameters. Status and French text are the catalogue's business. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
  }
}

/** Refuses one or several fields with 422 `donnees_invalides`. */
export function refuseFields(fields: Readonly<Record<string, FieldRefusal>>): DomainError {
  return new DomainError('donnees_invalides', { fields });
}

/** 404: what is not there, or not the caller's to see. */
export function notFound(subject?: Subject): DomainError {
  return new DomainError('introuvable', subject === undefined ? {} : { subject });
}

const RETRY_AFTER_SECONDS = 5;

/** 503 `service_indisponible`: something that the answer needs is away for the moment. */
export function unavailable(retryAfter = RETRY_AFTER_SECONDS): DomainError {
  return new DomainError('service_indisponible', { retryAfter });
}

/** What an act gives, or the refusal that it meets, for who tells of a refusal and goes on; other errors go through. */
export function orRefusal<Value>(act: () => Value): Value | DomainError {
  try {
    return act();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
