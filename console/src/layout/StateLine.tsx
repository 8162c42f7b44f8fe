/** A line under the header while the network is away, or during a maintenance, whose dialog has been read out already. */
import { useSyncExternalStore } from 'react';
import { useServiceStatus } from '../api/status';
import { chrome } from '../i18n/fr';
import styles from './StateLine.module.css';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export function StateLine() {
  const inMaintenance = useServiceStatus()?.maintenance === true;
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (!isOnline) {
    return (
      <p className={styles.line} role="alert">
        {chrome.offline}
      </p>
    );
  }
  return inMaintenance ? <p className={styles.line}>{chrome.maintenance.line}</p> : null;
}
