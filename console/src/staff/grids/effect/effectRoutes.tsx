import { Route } from 'react-router-dom';
import { paths } from '../../../routes';
import { EffectPage } from './EffectPage';

export const effectRoutes = [
  <Route key="grid-effect" path={paths.adminGridEffect(':id').slice(paths.admin().length)} element={<EffectPage />} />,
];
