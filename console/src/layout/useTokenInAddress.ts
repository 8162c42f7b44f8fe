/** The `tk` query parameter, which replaces the stored token. */
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '../api/session';
import type { Access } from '../routes';

const PARAMETER = 'tk';

function withoutToken(pathname: string, search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(PARAMETER);
  return rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`;
}

/**
 * True while the address still contains its token. The token is always removed from the address. On a page that needs a
 * session, this visit uses the token.
 */
export function useTokenInAddress(access: Access): boolean {
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get(PARAMETER);

  useLayoutEffect(() => {
    // Runs before any effect calls the server, because this visit must not use the stored session.
    if (token !== null && token !== '' && access !== 'open') session.visit(token);
  }, [token, access]);

  useEffect(() => {
    if (token !== null) void navigate(withoutToken(pathname, search), { replace: true, state });
  }, [token, pathname, search, state, navigate]);

  return token !== null;
}
