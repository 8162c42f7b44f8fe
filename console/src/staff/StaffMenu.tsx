import { dashboardCalls, type StaffWaiting } from '@valorisation/contract';
import { useRemoveFromStore } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useCall } from '../api/useCall';
import { staff } from '../i18n/fr';
import { paths } from '../routes';
import { STAFF_GROUPS, type StaffResource } from './kit/resource';
import { resourceAt } from './places';
import { staffResources } from './resources';
import styles from './StaffMenu.module.css';

const POLLED_MS = 60_000;

const COUNTS: Readonly<Partial<Record<string, keyof StaffWaiting>>> = {
  'account-requests': 'account_requests',
  messages: 'messages',
  mails: 'mails',
  'minimum-wages': 'minimum_wages',
  grids: 'grids',
};

/** What waits, by resource. It is read again on each page, because the last act may have changed it. */
function useCounts(): (resource: string) => number {
  const { pathname: since } = useLocation();
  const { data } = useCall(
    dashboardCalls.waiting,
    {},
    { silent: true, keepsPrevious: true, since, refetchInterval: POLLED_MS },
  );
  return (resource) => {
    const field = COUNTS[resource];
    return field === undefined ? 0 : (data?.[field] ?? 0);
  };
}

/** The number stands only where something waits, in the colour of a fault for failed mails. */
function Count({ name, count }: { name: string; count: number }) {
  if (count === 0) return null;
  return (
    <strong className={name === 'mails' ? 'clay-700' : 'wheat-700'}>
      {count}
      <span className="visually-hidden"> {name === 'mails' ? staff.failed : staff.waiting}</span>
    </strong>
  );
}

export function StaffMenu() {
  const { pathname } = useLocation();
  const countOf = useCounts();
  const forget = useRemoveFromStore();
  const shown = resourceAt(pathname);
  const place = shown?.tabOf ?? shown?.name;
  const entry = ({ name, title }: StaffResource) => (
    <li key={name}>
      {/* A list opened from the menu starts without filters, because a filter left from before would hide rows. */}
      <Link
        className={styles.link}
        to={paths.adminList(name)}
        aria-current={place === name ? 'page' : undefined}
        onClick={() => forget(`${name}.listParams`)}
      >
        <span>{title}</span>
        <Count name={name} count={countOf(name)} />
      </Link>
    </li>
  );
  return (
    <nav className={styles.menu} aria-label={staff.menu}>
      <Link className={styles.link} to={paths.admin()} aria-current={pathname === paths.admin() ? 'page' : undefined}>
        {staff.home}
      </Link>
      {STAFF_GROUPS.map((group) => (
        <section key={group} aria-label={staff.groups[group]}>
          <h2 aria-hidden>{staff.groups[group]}</h2>
          <ul className="unmarked">
            {staffResources.filter((each) => each.group === group && each.tabOf === undefined).map(entry)}
          </ul>
        </section>
      ))}
    </nav>
  );
}
