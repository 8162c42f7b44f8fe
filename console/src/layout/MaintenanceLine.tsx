/** At the top of every page during a maintenance. The dialog has announced it, so it is not read out again. */
import { useServiceStatus } from '../api/status';
import { chrome } from '../i18n/fr';
import styles from './MaintenanceLine.module.css';

export function MaintenanceLine() {
  const isOn = useServiceStatus()?.maintenance === true;
  return isOn ? <p className={styles.line}>{chrome.maintenance.line}</p> : null;
}
