import type { User } from '../api/user';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import styles from './Header.module.css';

/** The account and its establishment. Without a user it only reserves the room. */
export function UserFace({ user }: { user: User | undefined }) {
  return (
    <>
      <span className={styles.person}>
        <Icon name="user" />
      </span>
      <span className={cx(styles.whose, user === undefined && styles.awaited)}>
        <span className="cut">{user?.email}</span>{' '}
        {user !== undefined && user.companyName !== null && (
          <span className="cut quiet size-13">{user.companyName}</span>
        )}
      </span>
      <Icon name="down" size={16} />
    </>
  );
}
