/** A line during a maintenance. It is not read out, because the dialog has already announced the maintenance. */
import { useServiceStatus } from '../api/status';
import { chrome } from '../i18n/fr';
import styles from './MaintenanceLine.module.css';

export function MaintenanceLine() {
  const isOn = useServiceStatus()?.maintenance === true;
  return isOn ? <p className={styles.line}>{chrome.maintenance.line}</p> : null;
}
