/** Looks at the link that a mail led here by, without using it up. */
import { useCallback, useEffect, useState } from 'react';
import { isApiError, type ApiError } from '../api/errors';
import { mailLinks } from '../i18n/fr';

export type LinkProblemCode = keyof typeof mailLinks.problems;

export type MailLink<Found> =
  | { readonly status: 'checking' }
  | { readonly status: 'usable'; readonly found: Found }
  | { readonly status: 'dead'; readonly code: LinkProblemCode }
  /** Nobody answered: nothing is known of the link. */
  | { readonly status: 'unchecked'; readonly error: unknown };

/** Null for a failure that says nothing of the link itself. */
export function linkProblem(error: unknown): LinkProblemCode | null {
  const code = isApiError(error) ? error.code : '';
  return isProblem(code) ? code : null;
}

function isProblem(code: ApiError['code']): code is LinkProblemCode {
  return Object.hasOwn(mailLinks.problems, code);
}

export function useMailLink<Found>(
  token: string,
  look: (token: string) => Promise<Found>,
): readonly [link: MailLink<Found>, refuse: (error: unknown) => boolean, retry: () => void] {
  const [link, setLink] = useState<MailLink<Found>>({ status: 'checking' });
  const [attempt, setAttempt] = useState(0);

  /** A refusal at the use of the link may tell that it is dead by now. */
  const refuse = useCallback((error: unknown): boolean => {
    const code = linkProblem(error);
    if (code !== null) setLink({ status: 'dead', code });
    return code !== null;
  }, []);

  useEffect(() => {
    let wanted = true;
    setLink({ status: 'checking' });
    look(token).then(
      (found) => wanted && setLink({ status: 'usable', found }),
      (error: unknown) => wanted && !refuse(error) && setLink({ status: 'unchecked', error }),
    );
    return () => {
      wanted = false;
    };
  }, [token, look, attempt, refuse]);

  return [link, refuse, () => setAttempt((count) => count + 1)];
}
