/** Checks the link of a mail without using the link up. */
import { useState } from 'react';
import { isApiError } from '../core/errors';
import type { Answer } from '../api/useAnswer';
import { mailLinks } from '../i18n/fr';

export type LinkProblemCode = keyof typeof mailLinks.problems;

export type MailLink<Found> =
  | { readonly status: 'checking' }
  | { readonly status: 'usable'; readonly found: Found }
  | { readonly status: 'dead'; readonly code: LinkProblemCode }
  /** The server did not answer, so nothing is known about the link. */
  | { readonly status: 'unchecked'; readonly error: unknown };

const isProblem = (code: string): code is LinkProblemCode => Object.hasOwn(mailLinks.problems, code);

/** Null for a failure that does not concern the link itself. */
function linkProblem(error: unknown): LinkProblemCode | null {
  return isApiError(error) && isProblem(error.code) ? error.code : null;
}

function linkOf<Found>({ found, error, isPending }: Answer<Found>, refused: LinkProblemCode | null): MailLink<Found> {
  if (isPending) return { status: 'checking' };
  const code = refused ?? linkProblem(error);
  if (code !== null) return { status: 'dead', code };
  return found === undefined ? { status: 'unchecked', error } : { status: 'usable', found };
}

export function useMailLink<Found>(
  answer: Answer<Found>,
): readonly [link: MailLink<Found>, refuse: (error: unknown) => boolean, retry: () => void] {
  const [refused, setRefused] = useState<{ of: Found | undefined; code: LinkProblemCode } | null>(null);

  /** A refusal when the link is used may mean that the link has become invalid meanwhile. */
  function refuse(error: unknown): boolean {
    const code = linkProblem(error);
    if (code !== null) setRefused({ of: answer.found, code });
    return code !== null;
  }

  return [linkOf(answer, refused !== null && refused.of === answer.found ? refused.code : null), refuse, answer.retry];
}
