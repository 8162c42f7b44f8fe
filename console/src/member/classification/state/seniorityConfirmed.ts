/** Valuations for which a person has stated that there is no seniority. Only ids are stored. */
import { observable, useObservable } from '../../../core/observable';

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

const confirmed = observable(read());

export const useIsSeniorityConfirmed = (valuationId: number): boolean => useObservable(confirmed).includes(valuationId);

export function confirmSeniority(valuationId: number): void {
  // Another tab may have stored more since this one was opened.
  const next = [...read().filter((id) => id !== valuationId), valuationId].slice(-KEPT);
  confirmed.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the question is asked again in another tab.
  }
}
