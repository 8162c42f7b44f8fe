import { useId } from 'react';
import type { Invitation } from '@valorisation/contract';
import { useCreate } from 'ra-core';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { emailIssue } from '../../ui/emailIssue';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { TextField } from '../../ui/TextField';
import { showToast } from '../../ui/toasts';
import styles from './Associated.module.css';

const words = associated.addDialog;

export function AddDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [invite] = useCreate('associates', {}, { returnPromise: true });
  const form = useBoundForm<Required<Invitation>>({
    labels: { email: words.email, firstName: words.firstName, lastName: words.lastName },
    start: { email: '', firstName: '', lastName: '' },
    check: ({ email }) => ({ email: emailIssue(email) }),
    send: async (invitation) => {
      const email = invitation.email.trim();
      await invite('associates', { data: { ...invitation, email } });
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
      <BoundForm id={formId} form={form}>
        <p>{words.text}</p>
        <TextField hint={words.elsewhere} type="email" autoComplete="off" {...form.field('email')} />
        <div className={styles.names}>
          <TextField optional autoComplete="off" {...form.field('firstName')} />
          <TextField optional autoComplete="off" {...form.field('lastName')} />
        </div>
      </BoundForm>
    </Dialog>
  );
}
