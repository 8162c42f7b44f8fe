import { session } from '../api/session';
import type { User } from '../api/user';
import { chrome } from '../i18n/fr';
import { Menu } from '../ui/Menu';
import { NARROW, useMediaQuery } from '../ui/useMediaQuery';
import styles from './Header.module.css';
import { userMenuLinks } from './menus';
import { UserFace } from './UserFace';

export function UserMenu({ user }: { user: User }) {
  /** A phone's button has no room for the names, so the menu shows them. */
  const isPhone = useMediaQuery(NARROW);
  return (
    <Menu
      label={chrome.header.userMenu(user.email, user.companyName)}
      buttonClassName={styles.user}
      items={[
        ...userMenuLinks(user),
        {
          label: chrome.userMenu.signOut,
          hint: isPhone ? [user.email, user.companyName].filter(Boolean).join(', ') : undefined,
          separated: user.active,
          onSelect: () => void session.signOut(),
        },
      ]}
    >
      <UserFace user={user} />
    </Menu>
  );
}
