/** What the printed page must show: establishment, date, grid, and filters. */
import type { Coherence } from '@valorisation/contract';
import { formatDay, type CoherenceFilter } from '@valorisation/rules';
import { useUser } from '../../api/session';
import { coherence as words } from '../../i18n/fr';
import { isFiltered } from './coherenceQuery';
import { columnsOf, familiesOf } from './groups';

function filterWords(coherence: Coherence, { view, criterionId, familyId, search }: CoherenceFilter): string[] {
  const criterion = columnsOf(coherence, null).find(({ id }) => id === criterionId);
  const family = familiesOf(coherence.rows).find(({ id }) => id === familyId);
  return [
    view === 'all' ? undefined : words.filters.views[view],
    criterion?.title,
    family?.title,
    search.trim() === '' ? undefined : words.printedName(search.trim()),
  ].filter((part) => part !== undefined);
}

export function Printed({ coherence, filter }: { coherence: Coherence; filter: CoherenceFilter }) {
  const user = useUser();
  const grid = formatDay(coherence.grids[0]?.effectiveOn ?? '');
  return (
    <p className="printed">
      {words.printed(user?.companyName ?? null, formatDay(coherence.day), grid)}
      {isFiltered(filter) && ` ${words.printedFilters(filterWords(coherence, filter))}`}
    </p>
  );
}
