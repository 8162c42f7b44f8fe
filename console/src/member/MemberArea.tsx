/** The members' area: ra-core's context over our providers, one screen per route. */
import { notifyManager } from '@tanstack/react-query';
import { CoreAdminContext } from 'ra-core';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { authProvider } from '../api/authProvider';
import { memberDataProvider } from '../api/memberDataProvider';
import { newQueryClient } from '../api/queryClient';
import { useUser } from '../api/session';
import { i18nProvider } from '../i18n/i18nProvider';
import { NotFoundPage } from '../layout/NotFoundPage';
import { newSelection, SelectionContext } from './dashboard/selection/selection';
import { LiveUpdates } from './life/LiveUpdates';
import { useResending } from './saving/useKeptAutosave';
import { UnderWay } from './life/UnderWay';
import { memberScreens } from './screens';
import { routes, routesIn } from '../routes';

// A running command shows before the next click, so that the second of two clicks is refused.
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

/** Another person's sign-in starts with empty caches. */
export default function MemberArea() {
  const user = useUser();
  return <SignedInArea key={user?.id ?? 0} />;
}
