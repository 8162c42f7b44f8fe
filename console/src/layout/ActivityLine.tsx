import { useIsBusy } from '../api/activity';
import styles from './ActivityLine.module.css';

/** Along the lower edge of an area's header while a call that is not silent is under way. */
export function ActivityLine() {
  return useIsBusy() ? <div className={styles.activity} aria-hidden="true" /> : null;
}
