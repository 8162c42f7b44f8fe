/** Shows a route, or leads to sign-in and remembers the wanted page. */
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session, useSession, type SessionState } from '../api/session';
import { chrome } from '../i18n/fr';
import { paths, type Access } from '../routes';
import { ErrorState } from '../ui/State';
import { decideNavigation } from './decideNavigation';
import { Page } from './Page';
import { ScreenSkeleton } from './skeleton/ScreenSkeleton';
import { useTokenInAddress } from './useTokenInAddress';
import { WrongAreaPage } from './WrongAreaPage';

/** After this time, the session is checked again in the background. */
const RECHECK_MS = 60_000;
let lastCheck = 0;

function useSessionCheck({ status }: SessionState) {
  const { pathname } = useLocation();
  const [error, setError] = useState<unknown>(null);

  const check = useCallback(async () => {
    setError(null);
    try {
      await session.check();
      lastCheck = Date.now();
    } catch (problem) {
      // If the server cannot be reached, an open session continues. Only an unknown session has to wait.
      if (session.get().status === 'unknown') setError(problem);
    }
  }, []);

  useEffect(() => {
    // The token of an address may have replaced the session at the same moment.
    const current = session.get().status;
    const isOld = Date.now() - lastCheck > RECHECK_MS;
    if (current === 'unknown' || (current !== 'anonymous' && isOld)) void check();
  }, [pathname, status, check]);

  return { error, check };
}

export interface NavigationGuardProps {
  access: Access;
  /** The frame around the guard's own pages, for an area with its own chrome or without chrome. */
  frame: (page: ReactNode) => ReactNode;
  children: ReactNode;
}

export function NavigationGuard({ access, frame, children }: NavigationGuardProps) {
  const { pathname, search } = useLocation();
  const current = useSession();
  const { error, check } = useSessionCheck(current);
  const isReadingToken = useTokenInAddress(access);
  const decision = decideNavigation(access, current);

  if (isReadingToken) return <ScreenSkeleton />;
  switch (decision) {
    case 'proceed':
      return <>{children}</>;
    case 'pending-activation':
      return <Navigate to={paths.signup(true)} replace />;
    case 'sign-in': {
      // After a sign-out no page is remembered, because the person is leaving.
      const end = current.status === 'anonymous' ? current.end : undefined;
      const state = end === 'signed-out' ? null : { wanted: `${pathname}${search}`, hasEnded: end === 'ended' };
      return <Navigate to={paths.login()} replace state={state} />;
    }
    case 'staff-only':
      return frame(<WrongAreaPage reserved="staff" />);
    case 'members-only':
      return frame(<WrongAreaPage reserved="members" />);
    case 'wait':
      if (error === null) return <ScreenSkeleton />;
      return frame(
        <Page title={chrome.sessionUnchecked.title} width="text">
          <ErrorState error={error} onRetry={() => void check()} />
        </Page>,
      );
  }
}
