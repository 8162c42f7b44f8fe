import { associatedCalls } from '@valorisation/contract';
import { refreshAssociates, type Associate } from '../../api/associates';
import { messageOf } from '../../api/errors';
import { useAct } from '../../api/useCall';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../ui/toasts';

const words = associated.removeDialog;

interface RemoveDialogProps {
  associate: Associate;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a collaborator's account is deleted; its work stays. */
export function RemoveDialog({ associate, onClose, onRemoved }: RemoveDialogProps) {
  const { mutate, isPending, error } = useAct(associatedCalls.remove, { refreshes: refreshAssociates });

  function onDone() {
    showToast(words.done(associate.fullName), 'success');
    onRemoved();
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="danger"
            busy={isPending}
            onClick={() => mutate({ params: { id: associate.id } }, { onSuccess: onDone })}
          >
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
