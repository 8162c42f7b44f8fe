import type { User } from '../api/user';
import { chrome } from '../i18n/fr';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import styles from './Header.module.css';

/** The account and its establishment. Without a user it only reserves the room. */
export function UserFace({ user }: { user: User | undefined }) {
  const hasSeveral = user !== undefined && user.establishments.length > 1;
  return (
    <>
      <span className={styles.person}>{chrome.userMenu.face}</span>
      <span className={cx(styles.whose, user === undefined && styles.awaited, hasSeveral && styles.several)}>
        <span className={cx('cut', styles.email)}>{user?.email}</span>{' '}
        {user !== undefined && user.companyName !== null && (
          <span className="cut quiet size-13">{user.companyName}</span>
        )}
      </span>
      <Icon name="down" size={16} />
    </>
  );
}
