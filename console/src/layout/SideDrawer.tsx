/** The side panel's entries and the header's menu, folded, under the large breakpoint. */
import { useUser } from '../api/session';
import { chrome } from '../i18n/fr';
import { Drawer } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { headerLinks } from './menus';
import { SideLinks, useSideLinks } from './SidePanel';
import styles from './SidePanel.module.css';

interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  onOpenVideo: () => void;
}

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
            <SideLinks links={side} onFollow={onClose} onOpenVideo={onOpenVideo} />
            <div className={styles.separator} />
          </>
        )}
        <SideLinks links={others} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
