import { Route } from 'react-router-dom';
import { paths } from '../../routes';
import { JournalView } from './JournalView';
import { PeopleView } from './PeopleView';
import { PersonView } from './PersonView';
import { ValuationView } from './ValuationView';

const within = (path: string): string => path.slice(paths.admin().length);

export const viewRoutes = [
  <Route key="people" path={within(paths.adminView(':id'))} element={<PeopleView />} />,
  <Route key="person" path={within(paths.adminViewPerson(':id', ':row'))} element={<PersonView />} />,
  <Route key="valuation" path={within(paths.adminViewValuation(':id', ':row'))} element={<ValuationView />} />,
  <Route key="journal" path={within(paths.adminViewJournal(':id', ':row'))} element={<JournalView />} />,
];
