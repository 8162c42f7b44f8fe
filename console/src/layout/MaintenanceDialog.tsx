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
  return (
    <Dialog
      open
      onClose={onClose}
      title={maintenance.title}
      role="alertdialog"
      actions={
        <Button variant="primary" onClick={onClose}>
          {maintenance.understood}
        </Button>
      }
    >
      <p>{maintenance.text}</p>
      <p>{maintenance.allowed}</p>
      {message && <p>{message}</p>}
    </Dialog>
  );
}
