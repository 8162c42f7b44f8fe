/**
 * The folded menu below the large breakpoint. It has the entries of the side panel, then those of the header's menu.
 */
import { usePortalMenus } from '../api/menus';
import { useUser } from '../api/session';
import { chrome } from '../i18n/fr';
import { CloseButton } from '../ui/CloseButton';
import { Drawer } from '../ui/Dialog';
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
  const { header } = usePortalMenus();
  const side = useSideLinks() ?? [];
  const others = headerLinks(user, header).filter((link) => !side.some((known) => known.to === link.to));
  return (
    <Drawer open={open} onClose={onClose} label={chrome.mainMenu}>
      <div className={styles.drawerHead}>
        {chrome.header.openMenu}
        <CloseButton label={chrome.header.closeMenu} onClick={onClose} />
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
