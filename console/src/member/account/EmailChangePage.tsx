/** Another e-mail address: asked for here, confirmed by the link that goes to it. */
import { passwordMessages } from '@valorisation/rules';
import { useState } from 'react';
import { ownAccount } from '../../api/ownAccount';
import { useUser } from '../../api/session';
import { useSubmission } from '../../api/useSubmission';
import { account } from '../../i18n/fr';
import { OutcomePage } from '../../layout/OutcomePage';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { emailIssue } from '../../ui/emailIssue';
import { Refusal } from '../../ui/Refusal';
import styles from './Account.module.css';

const words = account.emailChange;

function EmailChangeForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { form, busy, refusal, faults, onSubmit } = useSubmission(
    () => ({ user_email: emailIssue(email), user_password: password === '' ? passwordMessages.required : null }),
    async () => onSent(await ownAccount.askEmailChange(email.trim(), password)),
  );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <Refusal text={refusal} />
      <TextField
        label={words.next}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        error={faults['user_email']}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={words.password}
        name="password"
        value={password}
        error={faults['user_password']}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={busy} wide>
        {words.submit}
      </Button>
    </form>
  );
}

export function EmailChangePage() {
  const user = useUser();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = { to: paths.accountChange(), label: account.changeAccess };
  if (user === null) return null;
  if (sentTo !== null) {
    return (
      <OutcomePage
        title={words.sentTitle}
        back={back}
        actions={<Button onClick={() => setSentTo(null)}>{words.again}</Button>}
      >
        <p>{words.sent(sentTo)}</p>
        <p>{words.nothing}</p>
      </OutcomePage>
    );
  }
  return (
    <Page title={words.title} intro={words.intro(user.email)} back={back}>
      <EmailChangeForm onSent={setSentTo} />
    </Page>
  );
}
