/** The employer body's area: react-admin under /admin. The guard has already checked the sign-in. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keptListCalls, type KeptLists } from '@valorisation/contract';
import { Admin, CustomRoutes, Resource, type Store } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useUser } from '../api/session';
import { useCall } from '../api/useCall';
import { newQueryClient } from '../api/queryClient';
import { staffDataProvider } from '../api/staffDataProvider';
import { i18nProvider } from '../i18n/i18nProvider';
import { staff } from '../i18n/fr';
import { paths, routes } from '../routes';
import { staffTheme } from '../theme/muiTheme';
import { cspNonce } from '../ui/cspNonce';
import { DifferencePage } from './grids/DifferencePage';
import { RequiredSecondStep } from './account/RequiredSecondStep';
import { StaffAccountPage } from './account/StaffAccountPage';
import { EffectPage } from './grids/effect/EffectPage';
import { keptStore } from './keptStore';
import { staffAuthProvider } from './staffAuthProvider';
import { staffResources } from './resources';
import { JournalView } from './view/JournalView';
import { PeopleView } from './view/PeopleView';
import { PersonView } from './view/PersonView';
import { ValuationView } from './view/ValuationView';
import { StaffHome } from './StaffHome';
import { StaffLayout } from './StaffLayout';
import { StaffDenied, StaffNotFound } from './StaffNotFound';

/** The components add styles to the page. The page's policy allows only styles with its nonce. */
const styleCache = createCache({ key: 'css', nonce: cspNonce() });

const within = (path: string): string => path.slice(paths.admin().length);

/** A stable element: its children are the resources, which must not be created again at each render. */
const staffAdmin = (queryClient: QueryClient, store: Store) => (
  <Admin
    basename={paths.admin()}
    dataProvider={staffDataProvider}
    queryClient={queryClient}
    authProvider={staffAuthProvider}
    i18nProvider={i18nProvider}
    theme={staffTheme}
    darkTheme={null}
    title={staff.title}
    layout={StaffLayout}
    dashboard={StaffHome}
    catchAll={StaffNotFound}
    accessDenied={StaffDenied}
    requireAuth
    store={store}
    disableTelemetry
  >
    {staffResources.map(({ title, ...resource }) => (
      <Resource key={resource.name} {...resource} options={{ label: title }} />
    ))}
    <CustomRoutes>
      {/* All accounts sign in on the same page of the site. */}
      <Route path={within(paths.adminAccount())} element={<StaffAccountPage />} />
      <Route path={within(paths.adminView(':id'))} element={<PeopleView />} />
      <Route path={within(paths.adminViewPerson(':id', ':row'))} element={<PersonView />} />
      <Route path={within(paths.adminViewValuation(':id', ':row'))} element={<ValuationView />} />
      <Route path={within(paths.adminViewJournal(':id', ':row'))} element={<JournalView />} />
      <Route path={within(paths.adminGridEffect(':id'))} element={<EffectPage />} />
      <Route path="/login" element={<Navigate to={paths.admin()} replace />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path={within(paths.adminGridDifference(':id', ':otherId'))} element={<DifferencePage />} />
    </CustomRoutes>
  </Admin>
);

export default function StaffArea() {
  const user = useUser();
  const [queryClient] = useState(newQueryClient);
  if (user?.secondStep === 'required') return <RequiredSecondStep user={user} />;
  return (
    <QueryClientProvider client={queryClient}>
      <OwnArea />
    </QueryClientProvider>
  );
}

/** Read at each arrival, because another person may sign in. If the call fails, changes to lists are not stored. */
function OwnArea() {
  const { data, isPending } = useCall(keptListCalls.read, {}, { silent: true, retry: false });
  return isPending ? null : <OpenArea kept={data?.lists} />;
}

function OpenArea({ kept }: { kept: KeptLists['lists'] | undefined }) {
  const queryClient = useQueryClient();
  const [admin] = useState(() => staffAdmin(queryClient, keptStore(kept)));
  return (
    <CacheProvider value={styleCache}>
      <Routes>
        <Route path={routes.admin.pattern} element={admin} />
      </Routes>
    </CacheProvider>
  );
}
