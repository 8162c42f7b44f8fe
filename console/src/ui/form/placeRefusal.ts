/** Where the words of a refused call go in a form. Pure. */
import { isApiError, messageOf } from '../../api/errors';

export interface PlacedRefusal {
  /** Message by the form's field. */
  readonly fields: Readonly<Record<string, string>>;
  /** For the form as a whole; null when the fields say it all. */
  readonly whole: string | null;
}

/** What a value that is wrong answers: its fields say more than its own sentence. */
const WRONG_VALUES = 'donnees_invalides';

/**
 * Beside the field that the request named, or the field that holds it (`valor_data` for `valor_data.3`). What names no field
 * of the form is told above it: a refusal never leaves the screen as it was.
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
