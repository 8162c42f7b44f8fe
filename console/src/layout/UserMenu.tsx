import type { OwnEstablishment } from '@valorisation/contract';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { session } from '../api/session';
import type { User } from '../api/user';
import { messageOf } from '../core/errors';
import { dismissToasts, showToast } from '../core/toasts';
import { chrome } from '../i18n/fr';
import { paths } from '../routes';
import { Menu, type MenuItem } from '../ui/Menu';
import { NARROW, useMediaQuery } from '../ui/useMediaQuery';
import styles from './Header.module.css';
import { establishmentsToShow, userMenuLinks } from './menus';
import { UserFace } from './UserFace';

/** Works in another establishment of the person. Nothing of the former one stays on the screen. */
function useSwitch(): (establishment: OwnEstablishment) => Promise<void> {
  const navigate = useNavigate();
  return async ({ accountId, companyName }) => {
    try {
      await session.switchTo(accountId, () => {
        dismissToasts();
        // At once, so that no page of the former establishment is read for the new one.
        flushSync(() => void navigate(paths.dashboard()));
      });
      showToast(chrome.establishments.switched(companyName), 'success');
    } catch (error) {
      showToast(messageOf(error), 'error');
    }
  };
}

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
  /** A phone's button has no room for the names, so the menu shows them. */
  const isPhone = useMediaQuery(NARROW);
  const establishments = useEstablishmentItems(user);
  return (
    <Menu
      label={chrome.header.userMenu(user.email, user.companyName)}
      buttonClassName={styles.user}
      items={[
        ...establishments,
        ...userMenuLinks(user).map((link, at) => ({ ...link, separated: at === 0 && establishments.length > 0 })),
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
