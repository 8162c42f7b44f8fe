import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { usePortalMenus } from '../api/menus';
import { useSession, useUser } from '../api/session';
import type { User } from '../api/user';
import { chrome } from '../i18n/fr';
import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { ActivityLine } from './ActivityLine';
import styles from './Header.module.css';
import { UserMenu } from './lazyChrome';
import { Logo } from './Logo';
import { headerLinks } from './menus';
import { UserFace } from './UserFace';
import { VisitorMenu } from './VisitorMenu';

function Entrance() {
  const user = useUser();
  const { status } = useSession();
  if (status === 'unknown') return <UserPlace />;
  if (user === null) {
    return (
      // A document is the same for all readers. The script of a document, if it has one, replaces this link for a
      // signed-in person.
      <LinkButton to={paths.login()} data-signed-in={chrome.header.entrance}>
        {chrome.header.signIn}
      </LinkButton>
    );
  }
  return (
    <Suspense fallback={<UserPlace user={user} />}>
      <UserMenu user={user} />
    </Suspense>
  );
}

/** Reserves the room of the user menu during the session check, and until the menu has loaded. */
function UserPlace({ user }: { user?: User | undefined }) {
  return (
    <span className={styles.user} aria-hidden="true">
      <UserFace user={user} />
    </span>
  );
}

interface HeaderProps {
  /** True on a page without the side panel. */
  isCentred: boolean;
  onOpenMenu: () => void;
}

export function Header({ isCentred, onOpenMenu }: HeaderProps) {
  const user = useUser();
  const isKnown = useSession().status !== 'unknown';
  const { header: forVisitors } = usePortalMenus();
  return (
    <header className={styles.header}>
      <div className={cx(styles.bar, isCentred && styles.centred)}>
        <Logo />
        <nav aria-label={chrome.mainMenu} className="contents">
          <ul className={styles.nav}>
            {(isKnown ? headerLinks(user, forVisitors) : []).map(({ label, to }) => (
              <li key={label}>
                <NavLink to={to} className={styles.link ?? ''}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <Entrance />
          {user === null ? (
            <VisitorMenu />
          ) : (
            <button type="button" className={styles.burger} onClick={onOpenMenu}>
              <Icon name="menu" />
              {chrome.header.openMenu}
            </button>
          )}
        </div>
      </div>
      <ActivityLine />
    </header>
  );
}
