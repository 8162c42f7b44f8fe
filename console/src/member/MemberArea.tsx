import { notifyManager, useQuery } from '@tanstack/react-query';
import { CoreAdminContext } from 'ra-core';
import { useState, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { authProvider } from '../api/authProvider';
import { memberDataProvider } from '../api/memberDataProvider';
import { newQueryClient } from '../api/queryClient';
import { useUser } from '../api/session';
import { i18nProvider } from '../i18n/i18nProvider';
import { NotFoundPage } from '../layout/NotFoundPage';
import { newSelection, SelectionContext } from './dashboard/selection/selection';
import { LiveUpdates } from './life/LiveUpdates';
import { useResending } from './saving/useKeptAutosave';
import { memberScreens } from './screens';
import { routes, routesIn, NEW_VALUATION } from '../routes';
import { isInProgress } from '@valorisation/rules';
import { fileReading } from '../api/rows';
import { currentValuation } from '../layout/menus';
import { underWay } from '../layout/underWay';

/** Tells the side panel which classification in progress the page shows. The component renders nothing. */
function UnderWay() {
  const { pathname, search } = useLocation();
  const id = currentValuation(pathname, search);
  // Uses only what another screen has read, and makes no request.
  const known = useQuery({ ...fileReading(id ?? NEW_VALUATION), enabled: false }).data?.valuation;
  const isShown = id === NEW_VALUATION || (known !== undefined && isInProgress(known.status));
  const shown = isShown ? id : null;

  useLayoutEffect(() => {
    underWay.set(shown);
    return () => underWay.set(null);
  }, [shown]);

  return null;
}

// A running command is rendered before the next click, so that the second of two clicks is refused.
notifyManager.setScheduler(queueMicrotask);

function MemberRoutes() {
  return (
    <Routes>
      {routesIn('member').map((name) => (
        <Route key={name} path={routes[name].pattern} element={memberScreens[name]} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function SignedInArea() {
  const [queryClient] = useState(() => newQueryClient({ refetchOnWindowFocus: false }));
  useResending(queryClient);
  const [selection] = useState(newSelection);
  return (
    <CoreAdminContext
      dataProvider={memberDataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
    >
      <SelectionContext value={selection}>
        <MemberRoutes />
      </SelectionContext>
      <LiveUpdates />
      <UnderWay />
    </CoreAdminContext>
  );
}

/** When another person signs in, the caches start empty. */
export default function MemberArea() {
  const user = useUser();
  return <SignedInArea key={user?.id ?? 0} />;
}
