import type { AssociatedAccount } from '@valorisation/contract';
import { useDelete } from 'ra-core';
import { messageOf } from '../../api/errors';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../ui/toasts';

const words = associated.removeDialog;

interface RemoveDialogProps {
  associate: AssociatedAccount;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a collaborator's account is deleted; its work stays. */
export function RemoveDialog({ associate, onClose, onRemoved }: RemoveDialogProps) {
  const [remove, { isPending, error }] = useDelete<AssociatedAccount, Error>(
    'associates',
    { id: associate.id },
    {
      onSuccess: () => {
        showToast(words.done(associate.fullName), 'success');
        onRemoved();
      },
    },
  );

  return (
    <Dialog
      open
      role="alertdialog"
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" busy={isPending} onClick={() => void remove()}>
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
