import { DomainError } from '../errors/domain-error.js';

/** @param seconds how long the caller must wait */
export const tooManyAttempts = (seconds: number): DomainError =>
  new DomainError('trop_de_tentatives', { retryAfter: seconds, params: { attente: waitingTime(seconds) } });

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds <= 1 ? 'une seconde' : `${Math.ceil(seconds)} secondes`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'une minute' : `${minutes} minutes`;
}
