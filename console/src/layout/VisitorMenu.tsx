/** The folded menu of visitors. It uses the browser's own popover, so that a visitor loads no library. */
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortalMenus } from '../api/menus';
import { chrome } from '../i18n/fr';
import { cx } from '../ui/cx';
import { CloseButton } from '../ui/CloseButton';
import { Icon } from '../ui/Icon';
import headerStyles from './Header.module.css';
import { visitorMenuLinks } from './menus';
import { SideLinks } from './SidePanel';
import styles from './SidePanel.module.css';

export function VisitorMenu() {
  const id = useId();
  const { header } = usePortalMenus();
  const popover = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const close = () => popover.current?.hidePopover();

  // The Back button of the browser also closes what is open over the page.
  useEffect(() => close, [pathname]);

  return (
    <>
      <button type="button" className={cx(headerStyles.burger, headerStyles.forVisitors)} popoverTarget={id}>
        <Icon name="menu" />
        {chrome.header.openMenu}
      </button>
      <nav ref={popover} id={id} popover="auto" className={styles.visitor} aria-label={chrome.mainMenu}>
        <div className={styles.drawerHead}>
          {chrome.header.openMenu}
          <CloseButton label={chrome.header.closeMenu} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <div className={styles.drawerBody}>
          <SideLinks links={visitorMenuLinks(header)} onFollow={close} />
        </div>
      </nav>
    </>
  );
}
