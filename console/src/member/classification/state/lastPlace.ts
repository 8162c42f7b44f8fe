/** The place where the user left each classification, so that the work continues there. Only ids are stored. */
const KEY = 'classement.place';
const KEPT = 50;

/** A place is a criterion's id or one of these two: the page of all criteria, and the calculation. */
export const PLACE_OVERVIEW = -1;
export const PLACE_CALCULATION = 0;

type Places = readonly (readonly [valuationId: number, place: number])[];

function read(): Places {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Places) : [];
  } catch {
    return [];
  }
}

/** `place`: a criterion's id, or one of the places above. */
export function rememberPlace(valuationId: number, place: number): void {
  const others = read().filter(([id]) => id !== valuationId);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [valuationId, place] as const].slice(-KEPT)));
  } catch {
    // Without storage, a classification continues at its first unanswered criterion.
  }
}

export function lastPlace(valuationId: number): number | undefined {
  return read().find(([id]) => id === valuationId)?.[1];
}
