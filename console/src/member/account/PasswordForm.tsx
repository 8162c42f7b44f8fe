import { passwordMessage } from '@valorisation/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/memberKeys';
import { ownAccount } from '../../api/ownAccount';
import { useSubmission } from '../../api/useSubmission';
import type { User } from '../../api/user';
import { account } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { NewPasswordField, PasswordField } from '../../ui/PasswordField';
import { Refusal } from '../../ui/Refusal';
import { showToast } from '../../ui/toasts';
import styles from './Account.module.css';

const { change } = account;

/** Another password, against the present one. */
export function PasswordForm({ user }: { user: User }) {
  const client = useQueryClient();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { form, busy, refusal, faults, onSubmit } = useSubmission(
    () => ({
      user_password: current === '' ? change.currentRequired : null,
      user_new_password: passwordMessage(next),
    }),
    async () => {
      await ownAccount.changePassword(current, next);
      setCurrent('');
      setNext('');
      showToast(change.changed, 'success');
      await client.invalidateQueries({ queryKey: keys.sessions });
    },
  );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <Refusal text={refusal} />
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField
        label={change.current}
        name="current"
        value={current}
        error={faults['user_password']}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <NewPasswordField
        label={change.next}
        name="next"
        value={next}
        personal={[user.email, user.firstName, user.lastName]}
        error={faults['user_new_password']}
        onValueChange={setNext}
      />
      <Button type="submit" variant="primary" busy={busy} wide>
        {change.submit}
      </Button>
    </form>
  );
}
