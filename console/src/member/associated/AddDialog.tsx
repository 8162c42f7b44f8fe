import { useId, useState } from 'react';
import { associatesApi } from '../../api/associates';
import { useSubmission } from '../../api/useSubmission';
import { associated } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { emailIssue } from '../../ui/emailIssue';
import { Refusal } from '../../ui/Refusal';
import { TextField } from '../../ui/TextField';
import { showToast } from '../../ui/toasts';
import styles from './Associated.module.css';
import { useRefreshAssociates } from './useAssociateAction';

const words = associated.addDialog;

/** Invites a collaborator: a mail lets its holder choose a password. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [email, setEmail] = useState('');
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const refresh = useRefreshAssociates();
  const { form, busy, refusal, faults, onSubmit } = useSubmission(
    () => ({ user_email: emailIssue(email) }),
    async () => {
      await associatesApi.invite({ email: email.trim(), firstName, lastName });
      await refresh();
      showToast(words.sent(email.trim()), 'success');
      onClose();
    },
  );
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={styles.dialog} noValidate onSubmit={onSubmit}>
        <p>{words.text}</p>
        <Refusal text={refusal} />
        <TextField
          label={words.email}
          hint={words.elsewhere}
          name="email"
          type="email"
          autoComplete="off"
          value={email}
          error={faults['user_email']}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className={styles.names}>
          <TextField
            label={words.firstName}
            optional
            name="firstName"
            autoComplete="off"
            value={firstName}
            error={faults['user_firstname']}
            onChange={(event) => setFirstName(event.target.value)}
          />
          <TextField
            label={words.lastName}
            optional
            name="lastName"
            autoComplete="off"
            value={lastName}
            error={faults['user_lastname']}
            onChange={(event) => setLastName(event.target.value)}
          />
        </div>
      </form>
    </Dialog>
  );
}
