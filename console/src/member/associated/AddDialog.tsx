import { useId } from 'react';
import type { AddAssociatedRequest } from '../../api/contract';
import { associatesApi } from '../../api/associates';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { emailIssue } from '../../ui/emailIssue';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { TextField } from '../../ui/TextField';
import { showToast } from '../../ui/toasts';
import styles from './Associated.module.css';
import { useRefreshAssociates } from './useAssociateAction';

const words = associated.addDialog;

/** Invites a collaborator: a mail lets its holder choose a password. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const refresh = useRefreshAssociates();
  const form = useBoundForm<Required<AddAssociatedRequest>>({
    labels: { user_email: words.email, user_firstname: words.firstName, user_lastname: words.lastName },
    start: { user_email: '', user_firstname: '', user_lastname: '' },
    check: ({ user_email: email }) => ({ user_email: emailIssue(email) }),
    send: async (invitation) => {
      const email = invitation.user_email.trim();
      await associatesApi.invite({ ...invitation, user_email: email });
      await refresh();
      showToast(words.sent(email), 'success');
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <BoundForm id={formId} form={form} className={styles.dialog}>
        <p>{words.text}</p>
        <TextField hint={words.elsewhere} type="email" autoComplete="off" {...form.field('user_email')} />
        <div className={styles.names}>
          <TextField optional autoComplete="off" {...form.field('user_firstname')} />
          <TextField optional autoComplete="off" {...form.field('user_lastname')} />
        </div>
      </BoundForm>
    </Dialog>
  );
}
