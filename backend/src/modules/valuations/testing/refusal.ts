import { DomainError } from '../../../platform/errors/domain-error.js';

/** The error by which an act of an aggregate is refused. */
export function refusal(act: () => unknown): DomainError {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}
