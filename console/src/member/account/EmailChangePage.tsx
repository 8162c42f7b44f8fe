import { passwordMessages } from '@valorisation/rules';
import { useState } from 'react';
import { accountCalls, type EmailChange } from '@valorisation/contract';
import { call } from '../../api/call';
import { useUser } from '../../api/session';
import { account } from '../../i18n/fr';
import { OutcomePage } from '../../layout/OutcomePage';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { emailIssue } from '../../ui/emailIssue';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';

const words = account.emailChange;

function EmailChangeForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useBoundForm<EmailChange>({
    labels: { email: words.next, password: words.password },
    start: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailIssue(email),
      password: password === '' ? passwordMessages.required : null,
    }),
    send: async ({ email, password }) => {
      const asked = await call(accountCalls.askEmailChange, { body: { email: email.trim(), password } });
      onSent(asked.email);
    },
  });
  return (
    <BoundForm form={form} className="max-480">
      <TextField type="email" autoComplete="email" {...form.field('email')} />
      <PasswordField {...form.field('password')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {words.submit}
      </Button>
    </BoundForm>
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
