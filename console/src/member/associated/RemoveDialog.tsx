import { useMutation } from '@tanstack/react-query';
import { associatesApi, type Associate } from '../../api/associates';
import { messageOf } from '../../api/errors';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts';
import styles from './Associated.module.css';
import { useRefreshAssociates } from './useAssociateAction';

const words = associated.removeDialog;

interface RemoveDialogProps {
  associate: Associate;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a collaborator's account goes; its work stays. */
export function RemoveDialog({ associate, onClose, onRemoved }: RemoveDialogProps) {
  const refresh = useRefreshAssociates();
  const { mutate, isPending, error } = useMutation({
    mutationFn: associatesApi.remove,
    onSuccess: async () => {
      await refresh();
      showToast(words.done(associate.name), 'success');
      onRemoved();
    },
  });
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate(associate)}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{words.question(associate.name)}</p>
        <p className={styles.detail}>{associate.active ? words.active : words.invited}</p>
        {error !== null && (
          <Notice tone="clay" alert>
            {messageOf(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
