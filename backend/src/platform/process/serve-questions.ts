/** The side of the child process of a `LimitedProcess`. */
import { DomainError, type RefusalDetails } from '../errors/domain-error.js';
import type { ErrorCode } from '../errors/error-catalogue.js';

export type Outcome<Answer> =
  | { readonly answer: Answer }
  | { readonly refusal: { readonly code: ErrorCode; readonly details: RefusalDetails } }
  | { readonly isBeyondLimits: true }
  /** An error of ours: its place, without words of a file. */
  | { readonly failure: string };

/** Answers each question until the asking process is gone. */
export function serveQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('message', (question: Question) => {
    answer(question)
      .then((given): Outcome<Answer> => ({ answer: given }))
      .catch(outcomeOf)
      .then((outcome) => process.send?.(outcome))
      .catch(() => process.exit(1));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ type: 'ready' });
}

function outcomeOf(error: unknown): Outcome<never> {
  if (error instanceof DomainError) return { refusal: { code: error.code, details: error.details } };
  // The engine throws this error for a stack or a text beyond its limits.
  if (error instanceof RangeError) return { isBeyondLimits: true };
  if (!(error instanceof Error)) return { failure: typeof error };
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { failure: [error.name, ...places].join('\n') };
}
