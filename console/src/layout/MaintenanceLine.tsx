/** Stays at the top of every page while maintenance lasts. The dialog has announced it: nothing is read out again. */
import { useServiceStatus } from '../api/status';
import { chrome } from '../i18n/fr';
import styles from './MaintenanceLine.module.css';

export function MaintenanceLine() {
  const isOn = useServiceStatus()?.maintenance === true;
  return isOn ? <p className={styles.line}>{chrome.maintenance.line}</p> : null;
}
