import { formatDay } from '@valorisation/rules';
import { useServiceStatus } from '../api/status';
import { chrome } from '../i18n/fr';
import styles from './Actions.module.css';

/** Which grid the amounts of a page come from, and whether the branch has confirmed it. */
export function GridNote() {
  const grid = useServiceStatus()?.grid;
  if (grid === undefined) return null;
  return (
    <p className={styles.note}>
      {chrome.grid.inForce(formatDay(grid.effectiveOn))} {grid.confirmed ? null : chrome.grid.unconfirmed}
    </p>
  );
}
