import type { Account, StaffFigures } from '@valorisation/contract';
import { Link } from 'react-router-dom';
import { staffDashboard as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { formatMoment } from '../../ui/instant';
import { listAddress } from '../kit/ListLink';
import { staffResources } from '../resources';
import { Part } from './Part';
import { since } from './period';

interface Counter {
  readonly text: string;
  readonly resource: string;
  readonly filter?: object;
}

function CounterList({ title, counters }: { title: string; counters: readonly Counter[] }) {
  return (
    <Part title={title}>
      <ul className="unmarked">
        {counters.map(({ text, resource, filter }) => (
          <li key={text} className="pad-block-2">
            {staffResources.some(({ name }) => name === resource) ? (
              <Link to={listAddress(resource, filter)}>{text}</Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** States of accounts whose owners have chosen a password. */
const ACTIVATED: readonly Account['state'][] = ['active', 'suspended', 'erasing'];

export function Members({ figures, from }: { figures: StaffFigures; from: string | null }) {
  const period = since(from);
  const { establishments, main_accounts: mains, associated_accounts: associates, invited_accounts: invited } = figures;
  const idle = figures.idle_establishments;
  return (
    <CounterList
      title={words.members}
      counters={[
        { text: words.establishments(establishments), resource: 'establishments', filter: period },
        ...(idle === 0
          ? []
          : [{ text: words.idle(idle), resource: 'establishments', filter: { is_idle: true, ...period } }]),
        { text: words.mains(mains), resource: 'accounts', filter: { kind: 'main', state: ACTIVATED, ...period } },
        {
          text: words.associates(associates),
          resource: 'accounts',
          filter: { kind: 'associated', state: ACTIVATED, ...period },
        },
        {
          text: words.invited(invited),
          resource: 'accounts',
          filter: { state: ['invited'], user_role: 'member', ...period },
        },
      ]}
    />
  );
}

/** The open grants with their ends. Each links to the page of its establishment. */
export function Granted({ figures: { granted_access: granted } }: { figures: StaffFigures }) {
  if (granted.length === 0) return null;
  return (
    <Part title={words.granted.title}>
      <ul className="unmarked">
        {granted.map(({ establishment_id: id, company_name: company, until }) => (
          <li key={id} className="pad-block-2">
            <Link to={paths.adminEstablishment(id)}>{company}</Link>
            {words.granted.until(formatMoment(until))}
          </li>
        ))}
      </ul>
    </Part>
  );
}
