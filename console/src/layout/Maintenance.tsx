import { lazy, Suspense, useState } from 'react';
import { useServiceStatus, useServiceStatusPolling } from '../api/status';

/** A visitor loads this dialog only during a maintenance. If it fails to load, the page still works. */
const MaintenanceDialog = lazy(() => import('./MaintenanceDialog').catch(() => ({ default: () => <></> })));

/** The dialog opens once at the beginning of each maintenance. */
export function Maintenance() {
  useServiceStatusPolling();
  const status = useServiceStatus();
  const isOn = status?.maintenance === true;
  const [closed, setClosed] = useState(false);
  if (!isOn && closed) setClosed(false);
  if (!isOn || closed) return null;
  return (
    <Suspense>
      <MaintenanceDialog message={status.message} onClose={() => setClosed(true)} />
    </Suspense>
  );
}
