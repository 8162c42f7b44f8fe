/** A message to the employer body. A member writes with the account, and a visitor gives a name and an address. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contactCalls, type PublicMessage } from '@valorisation/contract';
import { call } from '../api/call';
import { useIdentity } from '../api/identity';
import { useUser } from '../api/session';
import { tabKey } from '../api/tabKey';
import { isStaff } from '../api/user';
import { contact as words } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { usePostalAddress } from '../layout/usePostalAddress';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { emailIssue } from '../ui/emailIssue';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm } from '../ui/form/useBoundForm';
import { Stack } from '../ui/layout/primitives';
import { TextArea, TextField } from '../ui/TextField';
import styles from './SignIn.module.css';
import formStyles from './signup/SignupForm.module.css';

const missing = (field: keyof typeof words.missing, text: string): string | null =>
  text.trim() === '' ? words.missing[field] : null;

function ContactForm({ memberEmail, onSent }: { memberEmail: string | null; onSent: () => void }) {
  const isMember = memberEmail !== null;
  const form = useBoundForm<Required<PublicMessage>>({
    labels: {
      ...(!isMember && { name: words.name, email: words.email }),
      subject: words.subject,
      message: words.message,
    },
    keptAs: tabKey('contact', 0),
    start: { name: '', email: '', subject: '', message: '', website: '' },
    check: ({ name, email, subject, message }) => ({
      ...(!isMember && { name: missing('name', name), email: emailIssue(email) }),
      subject: missing('subject', subject),
      message: missing('message', message),
    }),
    send: async (written) => {
      const { subject, message } = written;
      if (isMember) await call(contactCalls.write, { body: { subject, message } });
      else await call(contactCalls.writeWithoutAccount, { body: { ...written, email: written.email.trim() } });
      onSent();
    },
  });
  const trap = form.control('website');
  return (
    <BoundForm form={form}>
      {isMember ? (
        <p>{words.signedInAs(memberEmail)}</p>
      ) : (
        <>
          <div className={formStyles.names}>
            <TextField autoComplete="name" {...form.field('name')} />
            <TextField type="email" autoComplete="email" {...form.field('email')} />
          </div>
          {/* A field that only programs find. */}
          <div className="visually-hidden" aria-hidden="true">
            <label>
              {words.trap}
              <input
                name={trap.name}
                tabIndex={-1}
                autoComplete="off"
                value={trap.value}
                onChange={(event) => trap.onValueChange(event.target.value)}
              />
            </label>
          </div>
        </>
      )}
      <TextField {...form.field('subject')} />
      <TextArea hint={words.messageHint} rows={8} {...form.field('message')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {words.submit}
      </Button>
    </BoundForm>
  );
}

export function ContactPage() {
  const user = useUser();
  const [sent, setSent] = useState(false);
  const postal = usePostalAddress();
  const { name } = useIdentity();
  const memberEmail = user !== null && user.active && !isStaff(user) ? user.email : null;

  if (sent) {
    return (
      <OutcomePage
        title={words.sentTitle}
        actions={
          <>
            <LinkButton to={memberEmail === null ? paths.home() : paths.dashboard()} variant="primary">
              {memberEmail === null ? words.home : words.dashboard}
            </LinkButton>
            <Button onClick={() => setSent(false)}>{words.again}</Button>
          </>
        }
      >
        <p>
          {words.sent} {memberEmail !== null && words.sentCopy(memberEmail)}
        </p>
      </OutcomePage>
    );
  }
  return (
    <Page title={words.title} intro={words.intro}>
      <div className={styles.columns}>
        <ContactForm key={memberEmail} memberEmail={memberEmail} onSent={() => setSent(true)} />
        <Stack gap={6} className={styles.aside}>
          <section>
            <h2 className="below-2 size-17">{words.post}</h2>
            <p>
              {name}
              <br />
              {postal.join(', ')}
            </p>
          </section>
          <section>
            <h2 className="below-2 size-17">{words.keptTitle}</h2>
            <p>
              {words.kept} <Link to={paths.privacy()}>{words.privacy}</Link>
            </p>
          </section>
        </Stack>
      </div>
    </Page>
  );
}
