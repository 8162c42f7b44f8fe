/** Only connects parts: the router, the guard, the chrome and the lazy areas. */
import { Suspense, useEffect, type ReactNode } from 'react';
import { HashRouter, useLocation } from 'react-router-dom';
import { useLook } from './api/identity';
import { AppLayout } from './layout/AppLayout';
import { BareLayout } from './layout/BareLayout';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { lazyArea } from './layout/lazyArea';
import { NavigationGuard } from './layout/NavigationGuard';
import { NotFoundPage } from './layout/NotFoundPage';
import { ScreenSkeleton } from './layout/skeleton/ScreenSkeleton';
import { findRoute, routes, type Area } from './routes';

const areas = {
  public: lazyArea(() => import('./public/PublicArea')),
  estimate: lazyArea(() => import('./estimate/EstimateArea')),
  member: lazyArea(() => import('./member/MemberArea')),
  staff: lazyArea(() => import('./staff/StaffArea')),
  print: lazyArea(() => import('./print/PrintArea')),
} as const satisfies Record<Area, unknown>;

const asItIs = (page: ReactNode): ReactNode => page;
const inChrome = (page: ReactNode): ReactNode => <AppLayout>{page}</AppLayout>;

/** The staff area has its own chrome, which needs a session. Print pages have no chrome. */
const FRAMES: Readonly<Partial<Record<Area, (page: ReactNode) => ReactNode>>> = {
  staff: inChrome,
  print: (page) => <BareLayout>{page}</BareLayout>,
};

/** Loads the members' screens while the sign-in form is filled in. */
function usePreloadedMemberArea(isSignIn: boolean): void {
  useEffect(() => {
    if (!isSignIn) return undefined;
    document.addEventListener('focusin', areas.member.preload, { once: true });
    return () => document.removeEventListener('focusin', areas.member.preload);
  }, [isSignIn]);
}

function Site() {
  const { pathname } = useLocation();
  const name = findRoute(pathname);
  const route = name && routes[name];
  const area = route?.area;
  const AreaScreen = area && areas[area];
  const ownFrame = area && FRAMES[area];

  // Loads the area during the session check. The screen then waits for the slower of the two, not for both in turn.
  useEffect(() => AreaScreen?.preload(), [AreaScreen]);
  usePreloadedMemberArea(name === 'login');
  useLook();

  const screen: ReactNode = (
    <ErrorBoundary resetKey={pathname}>
      {/* Each area has its own boundary, so that a change of area shows the skeleton of the target at once. */}
      <Suspense key={area} fallback={<ScreenSkeleton />}>
        <NavigationGuard access={route?.access ?? 'public'} frame={ownFrame ?? asItIs}>
          {AreaScreen ? <AreaScreen /> : <NotFoundPage />}
        </NavigationGuard>
      </Suspense>
    </ErrorBoundary>
  );
  return ownFrame === undefined ? inChrome(screen) : screen;
}

export function App() {
  return (
    <ErrorBoundary>
      {/* Without a transition, the screen follows the address at once. With one, a filter that was just removed could
          be read again. */}
      <HashRouter useTransitions={false}>
        <Site />
      </HashRouter>
    </ErrorBoundary>
  );
}
