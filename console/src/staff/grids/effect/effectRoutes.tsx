/** The page of a version's effect; beside those of react-admin, which knows none of it. */
import { Route } from 'react-router-dom';
import { paths } from '../../../routes';
import { EffectPage } from './EffectPage';

export const effectRoutes = [
  <Route key="grid-effect" path={paths.adminGridEffect(':id').slice(paths.admin().length)} element={<EffectPage />} />,
];
