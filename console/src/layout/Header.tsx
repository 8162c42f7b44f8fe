import { NavLink } from 'react-router-dom';
import { useIsBusy } from '../api/activity';
import { session, useSession, useUser } from '../api/session';
import { chrome } from '../i18n/fr';
import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { Menu } from '../ui/Menu';
import { NARROW, useMediaQuery } from '../ui/useMediaQuery';
import { headerLinks, userMenuLinks } from './menus';
import { Logo } from './Logo';
import styles from './Header.module.css';

function UserMenu() {
  const user = useUser();
  const { status } = useSession();
  /** The button has no room for the address there: the menu tells it. */
  const isPhone = useMediaQuery(NARROW);
  if (status === 'unknown') return <UserPlace />;
  if (user === null) {
    return (
      <LinkButton to={paths.login()} variant="primary">
        {chrome.header.signIn}
      </LinkButton>
    );
  }
  return (
    <Menu
      label={chrome.header.userMenu(user.email)}
      buttonClassName={styles.user}
      items={[
        ...userMenuLinks(user),
        {
          label: chrome.userMenu.signOut,
          hint: isPhone ? user.email : undefined,
          separated: user.active,
          onSelect: () => void session.signOut(),
        },
      ]}
    >
      <span className={styles.person}>
        <Icon name="user" />
      </span>
      <span className={styles.email}>{user.email}</span>
      <Icon name="down" size={16} />
    </Menu>
  );
}

/** The room of the user menu while a stored session is being checked. */
function UserPlace() {
  return (
    <span className={styles.user} aria-hidden="true">
      <span className={styles.person}>
        <Icon name="user" />
      </span>
      <span className={cx(styles.email, styles.awaited)} />
      <Icon name="down" size={16} />
    </span>
  );
}

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const user = useUser();
  const isKnown = useSession().status !== 'unknown';
  const busy = useIsBusy();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav aria-label={chrome.mainMenu} style={{ display: 'contents' }}>
          <ul className={styles.nav}>
            {(isKnown ? headerLinks(user) : []).map(({ label, to }) => (
              <li key={label}>
                <NavLink to={to} className={styles.link ?? ''}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <UserMenu />
          <button type="button" className={styles.burger} aria-label={chrome.header.openMenu} onClick={onOpenMenu}>
            <Icon name="menu" />
            <span className={styles.burgerWord}>{chrome.header.openMenu}</span>
          </button>
        </div>
      </div>
      {busy && <div className={styles.activity} aria-hidden="true" />}
    </header>
  );
}
