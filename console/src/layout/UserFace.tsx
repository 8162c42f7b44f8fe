import type { User } from '../api/user';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import styles from './Header.module.css';

/** What the button of the user menu shows: the establishment, and whose account it is; without a user, the room for it. */
export function UserFace({ user }: { user: User | undefined }) {
  return (
    <>
      <span className={styles.person}>
        <Icon name="user" />
      </span>
      <span className={cx(styles.whose, user === undefined && styles.awaited)}>
        {user?.companyName != null && <span className={styles.establishment}>{user.companyName}</span>}
        <span className={styles.email}>{user?.email}</span>
      </span>
      <Icon name="down" size={16} />
    </>
  );
}
