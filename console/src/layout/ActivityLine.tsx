import { useIsBusy } from '../api/activity';
import styles from './ActivityLine.module.css';

/** A line on the lower edge of an area's header. It shows while a call runs, except silent calls. */
export function ActivityLine() {
  return useIsBusy() ? <div className={styles.activity} aria-hidden="true" /> : null;
}
