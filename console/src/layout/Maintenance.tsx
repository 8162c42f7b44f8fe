import { lazy, Suspense, useState } from 'react';
import { useServiceStatus, useServiceStatusPolling } from '../api/status';

/** A visitor loads it when it has something to say; should it not come, the page is not lost for that. */
const MaintenanceDialog = lazy(() => import('./MaintenanceDialog').catch(() => ({ default: () => <></> })));

/** Opens when maintenance begins, once per time that it begins. */
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
