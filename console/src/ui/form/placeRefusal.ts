/** Decides where a form shows the messages of a refused call. Pure. */
import { isApiError, messageOf } from '../../core/errors';

export interface PlacedRefusal {
  /** The messages by the name of the form's field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The message for the form as a whole. Null when the messages of the fields are enough. */
  readonly whole: string | null;
}

/** The code for wrong values. The messages of the fields say more than the sentence of this code. */
const WRONG_VALUES = 'donnees_invalides';

/**
 * A message is shown beside its field, or beside the field that contains it (`valor_data` for `valor_data.3`). A
 * message for a field that the form lacks is shown above the form, so that every refusal is visible.
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
