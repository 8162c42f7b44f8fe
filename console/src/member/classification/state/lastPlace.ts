/** Where the user left each classification, to continue there. Ids only, without its content. */
const KEY = 'classement.place';
const KEPT = 50;

/** Beside a criterion's id: the page of all criteria, and the calculation. */
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
    // Without storage a classification continues at its first open criterion.
  }
}

export function lastPlace(valuationId: number): number | undefined {
  return read().find(([id]) => id === valuationId)?.[1];
}
