/** What the sign-in pages take over from the previous page. Pure. */

/** True when the session ended while the person was working. */
export function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true;
}

/** The page that the user wanted before signing in, if it is a path of this site. */
export function wantedPage(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  const { wanted } = state;
  return typeof wanted === 'string' && wanted.startsWith('/') && !wanted.startsWith('//') ? wanted : null;
}

/** The e-mail address that was typed on the previous page. */
export function typedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
