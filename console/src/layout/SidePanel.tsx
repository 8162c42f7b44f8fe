import { Link, NavLink, useLocation } from 'react-router-dom';
import { useObservable } from '../core/observable';
import { useSession, useUser } from '../api/session';
import { chrome } from '../i18n/fr';
import { Icon } from '../ui/Icon';
import { currentValuation, hasSidePanel, sideLinks, type MenuLink } from './menus';
import styles from './SidePanel.module.css';
import { isNowhere, underWay } from './underWay';

interface SideLinksProps {
  links: readonly MenuLink[];
  onFollow?: () => void;
  onOpenVideo?: (() => void) | undefined;
}

export function SideLinks({ links, onFollow, onOpenVideo }: SideLinksProps) {
  return (
    <ul className="unmarked">
      {links.map(({ label, to, here, icon }) => (
        <li key={label}>
          {here === undefined ? (
            <NavLink to={to} end className={styles.link ?? ''} onClick={onFollow}>
              {icon && <Icon name={icon} size={18} />}
              {label}
            </NavLink>
          ) : (
            <Link to={to} aria-current={here || undefined} className={styles.link ?? ''} onClick={onFollow}>
              {icon && <Icon name={icon} size={18} />}
              {label}
            </Link>
          )}
        </li>
      ))}
      {onOpenVideo && (
        <li>
          <button type="button" className={styles.link} onClick={onOpenVideo}>
            <Icon name="play" size={18} />
            {chrome.side.introVideo}
          </button>
        </li>
      )}
    </ul>
  );
}

export function useSideLinks(): readonly MenuLink[] | null {
  const user = useUser();
  const { pathname, search } = useLocation();
  const inProgress = useObservable(underWay);
  const isLost = useObservable(isNowhere);
  if (!hasSidePanel(user)) return null;
  // No link leads to an address that does not exist.
  return isLost
    ? sideLinks(user, '', null, null)
    : sideLinks(user, pathname, currentValuation(pathname, search), inProgress);
}

/** Beside the page from the large breakpoint on. Its place is kept during the session check. */
export function SidePanel({ onOpenVideo }: { onOpenVideo: () => void }) {
  const links = useSideLinks();
  const { status } = useSession();
  if (status === 'unknown') return <div className={styles.panel} />;
  if (links === null) return null;
  return (
    <nav className={styles.panel} aria-label={chrome.side.label}>
      <SideLinks links={links} onOpenVideo={onOpenVideo} />
    </nav>
  );
}
