/** Shows a route, or leads to sign-in and keeps the wanted page for later. */
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

/** A session checked longer ago is checked again, behind the page. */
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
      // When the server cannot be reached, an open session continues; only an unknown one waits.
      if (session.get().status === 'unknown') setError(problem);
    }
  }, []);

  useEffect(() => {
    // An address's token may have replaced the session at the same moment.
    const current = session.get().status;
    const isOld = Date.now() - lastCheck > RECHECK_MS;
    if (current === 'unknown' || (current !== 'anonymous' && isOld)) void check();
  }, [pathname, status, check]);

  return { error, check };
}

export interface NavigationGuardProps {
  access: Access;
  /** Around the guard's own pages, for an area with its own chrome or without any. */
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
      // After a sign-out there is no wanted page, because the person is leaving.
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
