/** Valuations for which a person has stated that there is no seniority. Only ids are stored. */
const KEY = 'classement.sans-anciennete';
const KEPT = 200;

function read(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export function isSeniorityConfirmed(valuationId: number): boolean {
  return read().includes(valuationId);
}

export function confirmSeniority(valuationId: number): void {
  const others = read().filter((id) => id !== valuationId);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, valuationId].slice(-KEPT)));
  } catch {
    // Without storage the question is asked again.
  }
}
