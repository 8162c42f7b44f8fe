import type { ErrorCode, Subject } from './error-catalogue.js';
import type { FieldCode } from './field-catalogue.js';

/** Why one field is refused: a code of the catalogue, and the values in its message. */
export interface FieldRefusal {
  readonly code: FieldCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface RefusalDetails {
  /** The thing concerned, when the code serves several. */
  readonly subject?: Subject;
  /** Faulty fields by the domain's name or the request's name. The answer uses the request's. */
  readonly fields?: Readonly<Record<string, FieldRefusal>>;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The record's present version, when a write named another. It is answered beside the code. */
  readonly version?: number;
  /** Seconds until a new try may succeed; answered as Retry-After. */
  readonly retryAfter?: number;
}

/** A refusal of the domain: a stable code and its parameters. The catalogue has the status and the French text. */
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

/** 404: it does not exist, or the caller may not see it. */
export function notFound(subject?: Subject): DomainError {
  return new DomainError('introuvable', subject === undefined ? {} : { subject });
}

const RETRY_AFTER_SECONDS = 5;

/** 503 `service_indisponible`: something that the answer needs is temporarily away. */
export function unavailable(retryAfter = RETRY_AFTER_SECONDS): DomainError {
  return new DomainError('service_indisponible', { retryAfter });
}

/** The result of an act, or its refusal, for callers that report it and go on. Other errors pass. */
export function orRefusal<Value>(act: () => Value): Value | DomainError {
  try {
    return act();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
