/** The error of every failed call: the server's refusal, the network, an unreadable answer. */
import { apiErrors } from '../i18n/fr';

/** Codes of the console itself; all others come from the server's catalogue. */
export type LocalErrorCode = 'reseau' | 'reponse_illisible' | 'delai_depasse';

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status, 0 without an answer. */
    readonly status: number,
    readonly code: string,
    /** In French, for the user. */
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly correlationId?: string,
  ) {
    super(message);
  }

  /** The server refused because the object was changed or deleted. */
  get isOutdated(): boolean {
    return this.status === 409 || this.status === 404;
  }

  /** True when the server refused because the record has changed meanwhile. */
  get isStale(): boolean {
    return this.code === 'version_perimee';
  }
}

export function localError(code: LocalErrorCode, status = 0): ApiError {
  return new ApiError(status, code, apiErrors[code]);
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

export function messageOf(error: unknown): string {
  return isApiError(error) ? error.message : apiErrors.inconnue;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Reads the failure body of the API. A body in another form, for example a proxy's page, also gives a usable error. */
export function errorFromBody(status: number, body: unknown): ApiError {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error) || typeof error['code'] !== 'string' || typeof error['message'] !== 'string') {
    return localError(status >= 500 || status === 0 ? 'reseau' : 'reponse_illisible', status);
  }
  const correlationId = typeof error['correlation_id'] === 'string' ? error['correlation_id'] : undefined;
  return new ApiError(status, error['code'], error['message'], textFields(error['fields']), correlationId);
}
