import { Link, NavLink, useLocation } from 'react-router-dom';
import { useUser } from '../api/session';
import { chrome } from '../i18n/fr';
import { Drawer } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { hasSidePanel, headerLinks, sideLinks, type MenuLink } from './menus';
import styles from './SidePanel.module.css';

interface LinksProps {
  links: readonly MenuLink[];
  onFollow?: () => void;
  onOpenVideo?: (() => void) | undefined;
}

function Links({ links, onFollow, onOpenVideo }: LinksProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, to, here = false }) => (
        <li key={label}>
          {here ? (
            <Link to={to} aria-current="true" className={styles.link ?? ''} onClick={onFollow}>
              {label}
            </Link>
          ) : (
            <NavLink to={to} end className={styles.link ?? ''} onClick={onFollow}>
              {label}
            </NavLink>
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

/** Beside the page from the large breakpoint on. */
export function SidePanel({ onOpenVideo }: { onOpenVideo: () => void }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  if (!hasSidePanel(user)) return null;
  return (
    <nav className={styles.panel} aria-label={chrome.side.label}>
      <Links links={sideLinks(user, pathname, search)} onOpenVideo={onOpenVideo} />
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
  const { pathname, search } = useLocation();
  const side = hasSidePanel(user) ? sideLinks(user, pathname, search) : [];
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
