/** What waits for staff: the number, what it is, and the verb that opens it. */
import { Box } from '@mui/material';
import { contentEditingCalls, type StaffFigures } from '@valorisation/contract';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/useCall';
import { useServiceStatus } from '../../api/status';
import { staffDashboard } from '../../i18n/fr';
import { listAddress } from '../kit/ListLink';
import { TO_DO } from '../messages/MessageViews';
import { staffResources } from '../resources';
import { Part } from './Part';

const { todo: words } = staffDashboard;

interface Waiting {
  readonly row: keyof typeof words.rows;
  readonly count: number;
  readonly resource: string;
  readonly filter?: object;
  readonly detail?: string;
}

/** What has gone wrong or is on by exception. */
const GRAVE: readonly Waiting['row'][] = ['gridUnproven', 'maintenance', 'mailsFailed', 'jobsFailed'];

function Row({ row, count, resource, filter, detail = '' }: Waiting) {
  const { title, verb } = words.rows[row];
  const isOpen = staffResources.some(({ name }) => name === resource);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'baseline', gap: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        component="strong"
        className={GRAVE.includes(row) ? 'serif-title clay-700' : 'serif-title forest-800'}
        sx={{ minWidth: 32 }}
      >
        {count.toLocaleString('fr-FR')}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{title}</strong> <span className="quiet">{detail}</span>
      </Box>
      {isOpen && (
        <Link to={listAddress(resource, filter)} className="strong">
          {verb}
          <span className="visually-hidden">{`\u00a0: ${title}`}</span>
        </Link>
      )}
    </Box>
  );
}

export function ToDo({ figures }: { figures: StaffFigures }) {
  const { data: pages = [] } = useCall(contentEditingCalls.missingFacts, {}, { silent: true });
  const isInMaintenance = useServiceStatus()?.maintenance === true;
  const unproven = figures.grid_unproven;
  const all: Waiting[] = [
    { row: 'gridUnproven', count: unproven === null ? 0 : 1, resource: 'grids', detail: unproven ?? '' },
    { row: 'maintenance', count: isInMaintenance ? 1 : 0, resource: 'settings', detail: words.maintenance },
    {
      row: 'requests',
      count: figures.requests_waiting,
      resource: 'account-requests',
      filter: { state: 'waiting' },
    },
    { row: 'messages', count: figures.messages_waiting, resource: 'messages', filter: TO_DO },
    { row: 'mailsFailed', count: figures.mails_failed, resource: 'mails', filter: { state: 'failed' } },
    { row: 'mailsWaiting', count: figures.mails_waiting, resource: 'mails', filter: { state: 'waiting' } },
    { row: 'jobsFailed', count: figures.jobs_failed ?? 0, resource: 'jobs', filter: { state: 'failed' } },
    { row: 'facts', count: pages.length, resource: 'pages', filter: { id: pages } },
    { row: 'publications', count: figures.publications_waiting, resource: 'grids', filter: { status: 'draft' } },
    { row: 'wages', count: figures.wages_waiting, resource: 'minimum-wages' },
  ];
  const waiting = all.filter(({ count }) => count > 0);
  return (
    <Part title={words.title}>
      {waiting.length === 0 && <p>{words.nothing}</p>}
      <ul className="unmarked">
        {waiting.map((row) => (
          <Row key={row.row} {...row} />
        ))}
      </ul>
    </Part>
  );
}
