/** Distributes the words of a refused call in a form. Pure. */
import { isApiError, messageOf } from '../../core/errors';

export interface PlacedRefusal {
  /** Message by the form's field. */
  readonly fields: Readonly<Record<string, string>>;
  /** For the form as a whole; null when the fields say everything. */
  readonly whole: string | null;
}

/** The code for wrong values: the fields say more than its own sentence. */
const WRONG_VALUES = 'donnees_invalides';

/**
 * Beside the field of the request, or the field that contains it (`valor_data` for `valor_data.3`). A message for a
 * field that the form lacks stands above the form, so that every refusal is shown.
 */
export function placeRefusal(error: unknown, names: readonly string[]): PlacedRefusal {
  const fields: Record<string, string> = {};
  const elsewhere = new Set<string>();
  for (const [named, message] of Object.entries(isApiError(error) ? error.fields : {})) {
    const holder = [named, named.split('.')[0]].find((name) => name !== undefined && names.includes(name));
    if (holder === undefined) elsewhere.add(message);
    else fields[holder] ??= message;
  }
  const saysMore = isApiError(error) && error.code === WRONG_VALUES && elsewhere.size > 0;
  if (saysMore) return { fields, whole: [...elsewhere].join(' ') };
  return { fields, whole: Object.keys(fields).length > 0 ? null : messageOf(error) };
}
