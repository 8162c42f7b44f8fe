/** The `tk` query parameter: checked instead of the stored token when it is there (specification section 2). */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '../api/session';
import { paths, type Access } from '../routes';
import { decideToken } from './decideNavigation';

const PARAMETER = 'tk';

/** The address without its token. */
function withoutToken(pathname: string, search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(PARAMETER);
  return rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`;
}

/** True while the address's token is being checked. It leaves the address in every case, and is never stored. */
export function useTokenInAddress(access: Access): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const token = access === 'open' ? null : new URLSearchParams(search).get(PARAMETER);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    if (token === null) return undefined;
    let current = true;
    const clean = withoutToken(pathname, search);
    const go = (to: string, state?: unknown) => void navigate(to, { replace: true, state });

    session
      .userOfToken(token)
      .then((user) => {
        if (!current) return;
        const decision = decideToken(access, user, session.get());
        if (decision.go === 'sign-in') return go(paths.login(), { wanted: clean });
        if (decision.go === 'pending-activation') return go(paths.signup(true));
        if (decision.adopt && user !== null) session.adopt(token, user);
        return go(clean);
      })
      .catch(() => current && setFailed(token));
    return () => {
      current = false;
    };
  }, [token, access, search, pathname, navigate]);

  return token !== null && failed !== token;
}
