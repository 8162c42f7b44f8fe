/** Wiring only: the router, the guard, the chrome and the four lazy areas. */
import { Suspense, type ReactNode } from 'react';
import { HashRouter, useLocation } from 'react-router-dom';
import { AppLayout } from './layout/AppLayout';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { lazyArea } from './layout/lazyArea';
import { NavigationGuard } from './layout/NavigationGuard';
import { NotFoundPage } from './layout/NotFoundPage';
import { chrome } from './i18n/fr';
import { findRoute, routes, type Area } from './routes';
import { LoadingBlock } from './ui/Spinner';

const areas = {
  public: lazyArea(() => import('./public/PublicArea')),
  member: lazyArea(() => import('./member/MemberArea')),
  staff: lazyArea(() => import('./staff/StaffArea')),
  print: lazyArea(() => import('./print/PrintArea')),
} as const satisfies Record<Area, unknown>;

/** The staff area brings its own chrome, print pages have none. */
const WITH_CHROME: readonly Area[] = ['public', 'member'];

function isBare(area: Area | undefined): boolean {
  return area !== undefined && !WITH_CHROME.includes(area);
}

function Site() {
  const { pathname } = useLocation();
  const name = findRoute(pathname);
  const route = name && routes[name];
  const AreaScreen = route && areas[route.area];

  const screen: ReactNode = (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingBlock label={chrome.loading} />}>
        <NavigationGuard access={route?.access ?? 'public'} bare={isBare(route?.area)}>
          {AreaScreen ? <AreaScreen /> : <NotFoundPage />}
        </NavigationGuard>
      </Suspense>
    </ErrorBoundary>
  );
  return isBare(route?.area) ? screen : <AppLayout>{screen}</AppLayout>;
}

export function App() {
  return (
    <ErrorBoundary>
      <HashRouter>
        <Site />
      </HashRouter>
    </ErrorBoundary>
  );
}
