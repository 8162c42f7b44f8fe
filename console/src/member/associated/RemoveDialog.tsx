import { useMutation } from '@tanstack/react-query';
import { associatesApi, type Associate } from '../../api/associates';
import { messageOf } from '../../api/errors';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../ui/toasts';
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
      showToast(words.done(associate.fullName), 'success');
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
      <Stack>
        <p>{words.question(associate.fullName)}</p>
        <Text tone="hint">{associate.active ? words.active : words.invited}</Text>
        {error !== null && (
          <Notice tone="clay" alert>
            {messageOf(error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
