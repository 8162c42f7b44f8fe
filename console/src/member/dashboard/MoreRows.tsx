/** Words at the lower edge of the table's frame until its last row is visible. Screen readers have all rows anyway. */
import { dashboard } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';
import styles from './MoreRows.module.css';

export function MoreRows() {
  return (
    <>
      <div className={styles.more} aria-hidden="true">
        <Icon name="down" size={16} />
        {dashboard.moreRows}
      </div>
      <div className={styles.end} aria-hidden="true" />
    </>
  );
}
