import { useState } from 'react';
import { useServiceStatus, useServiceStatusPolling } from '../api/status';
import { chrome } from '../i18n/fr';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

const { maintenance } = chrome;

/** Opens when maintenance begins, once per time that it begins. */
export function MaintenanceDialog() {
  useServiceStatusPolling();
  const status = useServiceStatus();
  const isOn = status?.maintenance === true;
  const [closed, setClosed] = useState(false);
  if (!isOn && closed) setClosed(false);
  const close = () => setClosed(true);
  return (
    <Dialog
      open={isOn && !closed}
      onClose={close}
      title={maintenance.title}
      role="alertdialog"
      actions={
        <Button variant="primary" onClick={close}>
          {maintenance.understood}
        </Button>
      }
    >
      <p>{maintenance.text}</p>
      {status?.message && <p>{status.message}</p>}
    </Dialog>
  );
}
