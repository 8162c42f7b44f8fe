import { Link, NavLink, useLocation } from 'react-router-dom';
import { useObservable } from '../api/observable';
import { useSession, useUser } from '../api/session';
import { chrome } from '../i18n/fr';
import { Drawer } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { currentValuation, hasSidePanel, headerLinks, sideLinks, type MenuLink } from './menus';
import styles from './SidePanel.module.css';
import { underWay } from './underWay';

interface LinksProps {
  links: readonly MenuLink[];
  onFollow?: () => void;
  onOpenVideo?: (() => void) | undefined;
}

function Links({ links, onFollow, onOpenVideo }: LinksProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, to, here }) => (
        <li key={label}>
          {here === undefined ? (
            <NavLink to={to} end className={styles.link ?? ''} onClick={onFollow}>
              {label}
            </NavLink>
          ) : (
            <Link to={to} aria-current={here || undefined} className={styles.link ?? ''} onClick={onFollow}>
              {label}
            </Link>
          )}
        </li>
      ))}
      {onOpenVideo && (
        <li>
          <button type="button" className={styles.link} onClick={onOpenVideo}>
            {chrome.side.introVideo}
          </button>
        </li>
      )}
    </ul>
  );
}

function useSideLinks(): readonly MenuLink[] | null {
  const user = useUser();
  const { pathname, search } = useLocation();
  const inProgress = useObservable(underWay);
  return hasSidePanel(user) ? sideLinks(user, currentValuation(pathname, search), inProgress) : null;
}

/** Beside the page from the large breakpoint on. Its place is kept while a stored session is being checked. */
export function SidePanel({ onOpenVideo }: { onOpenVideo: () => void }) {
  const links = useSideLinks();
  const { status } = useSession();
  if (status === 'unknown') return <div className={styles.panel} />;
  if (links === null) return null;
  return (
    <nav className={styles.panel} aria-label={chrome.side.label}>
      <Links links={links} onOpenVideo={onOpenVideo} />
    </nav>
  );
}

interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  onOpenVideo: () => void;
}

/** The same entries and the header's menu, folded, under the large breakpoint. */
export function SideDrawer({ open, onClose, onOpenVideo }: SideDrawerProps) {
  const user = useUser();
  const side = useSideLinks() ?? [];
  const others = headerLinks(user).filter((link) => !side.some((known) => known.to === link.to));
  return (
    <Drawer open={open} onClose={onClose} label={chrome.mainMenu}>
      <div className={styles.drawerHead}>
        {chrome.header.openMenu}
        <button type="button" className={styles.close} aria-label={chrome.header.closeMenu} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <nav className={styles.drawerBody} aria-label={chrome.mainMenu}>
        {side.length > 0 && (
          <>
            <Links links={side} onFollow={onClose} onOpenVideo={onOpenVideo} />
            <div className={styles.separator} />
          </>
        )}
        <Links links={others} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
