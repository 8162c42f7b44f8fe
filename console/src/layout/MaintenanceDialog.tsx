import { useIdentity } from '../api/identity';
import { chrome } from '../i18n/fr';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

const { maintenance } = chrome;

interface MaintenanceDialogProps {
  /** The message that staff have written, if there is one. */
  message: string | null;
  onClose: () => void;
}

export default function MaintenanceDialog({ message, onClose }: MaintenanceDialogProps) {
  const { maintenanceTitle, maintenanceText } = useIdentity();
  return (
    <Dialog
      open
      onClose={onClose}
      title={maintenanceTitle || maintenance.title}
      role="alertdialog"
      actions={
        <Button variant="primary" onClick={onClose}>
          {maintenance.understood}
        </Button>
      }
    >
      <p>{maintenanceText || maintenance.text}</p>
      <p>{maintenance.allowed}</p>
      {message && <p>{message}</p>}
    </Dialog>
  );
}
