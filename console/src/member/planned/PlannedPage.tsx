/** /degres-prevus?valeurs=1,2: the planned degrees of the selected valuations. */
import { useSearchParams } from 'react-router-dom';
import { planned as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { idsOf } from '../idsOf';
import { PlannedDegrees } from './PlannedDegrees';
import { NoSelection } from './Nothing';

export function PlannedPage() {
  const [query] = useSearchParams();
  const ids = idsOf(query.get('valeurs'));
  return (
    <Page title={titles.planned_degrees} intro={words.intro} back={{ to: paths.dashboard(), label: words.back }}>
      {ids.length === 0 ? <NoSelection /> : <PlannedDegrees ids={ids} />}
    </Page>
  );
}
