import { contentEditingCalls, type Account, type StaffFigures } from '@valorisation/contract';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/useCall';
import { useServiceStatus } from '../../api/status';
import { staffDashboard as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { formatMoment } from '../../ui/instant';
import { Surface } from '../../ui/layout/primitives';
import { listAddress } from '../kit/ListLink';
import { TO_DO } from '../messages/MessageViews';
import { staffResources } from '../resources';
import styles from './Dashboard.module.css';

interface Counter {
  readonly text: string;
  readonly resource: string;
  readonly filter?: object;
}

function CounterList({ title, counters, empty }: { title: string; counters: readonly Counter[]; empty?: string }) {
  return (
    <Surface as="section" className={styles.counters}>
      <h2 className="size-18">{title}</h2>
      {counters.length === 0 && <p>{empty}</p>}
      <ul className="unmarked">
        {counters.map(({ text, resource, filter }) => (
          <li key={text}>
            {staffResources.some(({ name }) => name === resource) ? (
              <Link to={listAddress(resource, filter)}>{text}</Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </Surface>
  );
}

export function ToDo({ figures }: { figures: StaffFigures }) {
  const { data: pages = [] } = useCall(contentEditingCalls.missingFacts, {}, { silent: true });
  const isInMaintenance = useServiceStatus()?.maintenance === true;
  const all: (Counter & { readonly count: number })[] = [
    {
      count: figures.grid_unproven === null ? 0 : 1,
      text: words.gridUnproven(figures.grid_unproven ?? ''),
      resource: 'grids',
    },
    { count: isInMaintenance ? 1 : 0, text: words.maintenance, resource: 'settings' },
    {
      count: figures.requests_waiting,
      text: words.requests(figures.requests_waiting),
      resource: 'account-requests',
      filter: { state: 'waiting' },
    },
    {
      count: figures.messages_waiting,
      text: words.messages(figures.messages_waiting),
      resource: 'messages',
      filter: TO_DO,
    },
    {
      count: figures.mails_failed,
      text: words.mailsFailed(figures.mails_failed),
      resource: 'mails',
      filter: { state: 'failed' },
    },
    {
      count: figures.mails_waiting,
      text: words.mailsWaiting(figures.mails_waiting),
      resource: 'mails',
      filter: { state: 'waiting' },
    },
    {
      count: figures.jobs_failed ?? 0,
      text: words.jobsFailed(figures.jobs_failed ?? 0),
      resource: 'jobs',
      filter: { state: 'failed' },
    },
    { count: pages.length, text: words.facts(pages.length), resource: 'pages', filter: { id: pages } },
    {
      count: figures.publications_waiting,
      text: words.publications(figures.publications_waiting),
      resource: 'grids',
      filter: { status: 'draft' },
    },
    { count: figures.wages_waiting, text: words.wages(figures.wages_waiting), resource: 'minimum-wages' },
  ];
  return <CounterList title={words.todo} counters={all.filter(({ count }) => count > 0)} empty={words.nothing} />;
}

/** States of accounts whose owners have chosen a password. */
const ACTIVATED: readonly Account['state'][] = ['active', 'suspended', 'erasing'];

export function Members({ figures }: { figures: StaffFigures }) {
  const { establishments, main_accounts: mains, associated_accounts: associates, invited_accounts: invited } = figures;
  const idle = figures.idle_establishments;
  return (
    <CounterList
      title={words.members}
      counters={[
        { text: words.establishments(establishments), resource: 'establishments' },
        ...(idle === 0 ? [] : [{ text: words.idle(idle), resource: 'establishments', filter: { is_idle: true } }]),
        { text: words.mains(mains), resource: 'accounts', filter: { kind: 'main', state: ACTIVATED } },
        { text: words.associates(associates), resource: 'accounts', filter: { kind: 'associated', state: ACTIVATED } },
        { text: words.invited(invited), resource: 'accounts', filter: { state: ['invited'], user_role: 'member' } },
      ]}
    />
  );
}

/** The open grants with their ends. Each links to the page of its establishment. */
export function Granted({ figures: { granted_access: granted } }: { figures: StaffFigures }) {
  if (granted.length === 0) return null;
  return (
    <Surface as="section" className={styles.counters}>
      <h2 className="size-18">{words.granted.title}</h2>
      <ul className="unmarked">
        {granted.map(({ establishment_id: id, company_name: company, until }) => (
          <li key={id}>
            <Link to={paths.adminEstablishment(id)}>{company}</Link>
            {words.granted.until(formatMoment(until))}
          </li>
        ))}
      </ul>
    </Surface>
  );
}
