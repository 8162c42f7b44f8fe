/** The calendar of what comes by itself: schedules, dates of grids and wages, deletions. */
import { Box } from '@mui/material';
import { dashboardCalls, type ComingEntry } from '@valorisation/contract';
import { formatDay } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/useCall';
import { staffDashboard } from '../../i18n/fr';
import { paths } from '../../routes';
import { listAddress } from '../kit/ListLink';
import { staffResources } from '../resources';
import { recordPage } from '../search/searchOptions';
import { Part } from './Part';
import { Summary } from '../../ui/Summary';

const { coming: words } = staffDashboard;

/** The rest stands behind « Voir la suite ». */
const SHOWN = 6;

function addressOf({ resource, id }: ComingEntry): string {
  const found = staffResources.find(({ name }) => name === resource);
  if (found === undefined) return paths.admin();
  return id === null ? listAddress(resource) : recordPage(found, id);
}

function Entries({ entries }: { entries: readonly ComingEntry[] }) {
  return (
    <ul className="unmarked">
      {entries.map((entry) => (
        <Box
          component="li"
          key={`${entry.what} ${entry.resource} ${entry.on} ${entry.id}`}
          sx={{ display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', borderBottom: 1, borderColor: 'divider' }}
        >
          <Box sx={{ py: 1 }}>
            <strong>{formatDay(entry.on)}</strong>
            <span className="block quiet size-13">{entry.time}</span>
          </Box>
          <Box sx={{ py: 1, pl: 1.5, borderLeft: 1, borderColor: 'error.light', overflowWrap: 'anywhere' }}>
            <Link to={addressOf(entry)}>{entry.records > 1 ? words.establishments(entry.records) : entry.title}</Link>
            <span className="block quiet size-13">{words.what[entry.what]}</span>
          </Box>
        </Box>
      ))}
    </ul>
  );
}

export function Coming() {
  const { data: entries } = useCall(dashboardCalls.coming, {}, { silent: true });
  const later = entries?.slice(SHOWN) ?? [];
  return (
    <Part title={words.title}>
      {entries?.length === 0 && <p>{words.nothing}</p>}
      <Entries entries={entries?.slice(0, SHOWN) ?? []} />
      {later.length > 0 && (
        <details>
          <Summary>{words.more(later.length)}</Summary>
          <Entries entries={later} />
        </details>
      )}
    </Part>
  );
}
