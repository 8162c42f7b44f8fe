/** Writes to the employer body: a member under their account, anybody else with a name and an address. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { privacy } from '../api/privacy';
import { useUser } from '../api/session';
import { isStaff } from '../api/user';
import { useSubmission } from '../api/useSubmission';
import { body, contact as words } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { emailIssue } from '../ui/emailIssue';
import { Refusal } from '../ui/Refusal';
import { TextArea, TextField } from '../ui/TextField';
import styles from './Contact.module.css';
import signIn from './SignIn.module.css';

const missing = (text: string): string | null => (text.trim() === '' ? words.required : null);

function ContactForm({ memberEmail, onSent }: { memberEmail: string | null; onSent: () => void }) {
  const isMember = memberEmail !== null;
  const [written, setWritten] = useState({ name: '', email: '', subject: '', message: '', website: '' });
  const set = (change: Partial<typeof written>) => setWritten((before) => ({ ...before, ...change }));
  const { subject, message, name, email } = written;
  const { form, busy, refusal, faults, onSubmit } = useSubmission(
    () => ({
      ...(!isMember && { name: missing(name), email: emailIssue(email) }),
      subject: missing(subject),
      message: missing(message),
    }),
    async () => {
      if (isMember) await privacy.writeAsMember({ subject, message });
      else await privacy.writeAsPublic({ ...written, email: email.trim() });
      onSent();
    },
  );
  return (
    <form ref={form} className={signIn.form} noValidate onSubmit={onSubmit}>
      <Refusal text={refusal} />
      {isMember ? (
        <p>{words.signedInAs(memberEmail)}</p>
      ) : (
        <>
          <TextField
            label={words.name}
            name="name"
            autoComplete="name"
            value={name}
            error={faults['name']}
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            error={faults['email']}
            onChange={(event) => set({ email: event.target.value })}
          />
          <div className={styles.trap} aria-hidden="true">
            <label>
              {words.trap}
              <input
                name="website"
                tabIndex={-1}
                autoComplete="off"
                value={written.website}
                onChange={(event) => set({ website: event.target.value })}
              />
            </label>
          </div>
        </>
      )}
      <TextField
        label={words.subject}
        name="subject"
        value={subject}
        error={faults['subject']}
        onChange={(event) => set({ subject: event.target.value })}
      />
      <TextArea
        label={words.message}
        hint={words.messageHint}
        name="message"
        rows={8}
        value={message}
        error={faults['message']}
        onChange={(event) => set({ message: event.target.value })}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {words.submit}
      </Button>
    </form>
  );
}

export function ContactPage() {
  const user = useUser();
  const [sent, setSent] = useState(false);
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
        <div className={styles.aside}>
          <section>
            <h2>{words.post}</h2>
            <p>
              {body.name}
              <br />
              {body.address.join(', ')}
            </p>
          </section>
          <section>
            <h2>{words.keptTitle}</h2>
            <p>
              {words.kept} <Link to={paths.privacy()}>{words.privacy}</Link>
            </p>
          </section>
        </div>
      </div>
    </Page>
  );
}
