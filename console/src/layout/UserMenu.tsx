import { useLocation } from 'react-router-dom';
import { session } from '../api/session';
import type { User } from '../api/user';
import { chrome } from '../i18n/fr';
import { Menu, type MenuItem } from '../ui/Menu';
import styles from './Header.module.css';
import { establishmentsToShow, userMenuLinks } from './menus';
import { UserFace } from './UserFace';
import { useSwitch } from './useSwitch';

function useEstablishmentItems(user: User): MenuItem[] {
  const switchTo = useSwitch();
  const words = chrome.establishments;
  return establishmentsToShow(user).map(({ label, establishment, isCurrent }) => ({
    label,
    section: words.title,
    hint: isCurrent ? words.current : establishment.associated ? words.associated : words.main,
    disabled: isCurrent,
    onSelect: () => void switchTo(establishment),
  }));
}

export function UserMenu({ user }: { user: User }) {
  const establishments = useEstablishmentItems(user);
  const { pathname } = useLocation();
  return (
    <Menu
      label={chrome.header.userMenu(user.email, user.companyName)}
      buttonClassName={styles.user}
      items={[
        ...establishments,
        ...userMenuLinks(user)
          .filter(({ to }) => to !== pathname)
          .map((link, at) => ({ ...link, separated: at === 0 && establishments.length > 0 })),
        {
          label: chrome.userMenu.signOut,
          separated: user.active,
          onSelect: () => void session.signOut(),
        },
      ]}
    >
      <UserFace user={user} />
    </Menu>
  );
}
