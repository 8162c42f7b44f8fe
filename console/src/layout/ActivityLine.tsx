import { useIsBusy } from '../api/activity';
import styles from './ActivityLine.module.css';

/** Along the lower edge of an area's header during a call that is not silent. */
export function ActivityLine() {
  return useIsBusy() ? <div className={styles.activity} aria-hidden="true" /> : null;
}
