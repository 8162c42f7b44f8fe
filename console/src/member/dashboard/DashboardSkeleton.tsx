import { ui } from '../../i18n/fr';
import { Skeleton } from '../../ui/Spinner';
import styles from './DashboardSkeleton.module.css';

const ROWS = Array.from({ length: 8 }, (_, index) => index);

/** The size of a page of profiles, while it comes. */
export function DashboardSkeleton() {
  return (
    <div className={styles.frame} role="status" aria-label={ui.loading}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={row % 3 === 0 ? '30%' : '44%'} />
          <Skeleton width="90px" />
          <Skeleton width="56px" />
        </div>
      ))}
    </div>
  );
}
