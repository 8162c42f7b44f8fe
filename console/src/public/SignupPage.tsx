import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../api/session';
import { signup } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { PlannedDeletionPage } from './PlannedDeletionPage';
import { Stack } from '../ui/layout/primitives';
import styles from './SignIn.module.css';
import { PendingActivation } from './signup/PendingActivation';
import { EMPTY_FORM, SignupForm } from './signup/SignupForm';

const { sent } = signup;

export function SignupPage() {
  const [query] = useSearchParams();
  const current = useSession();
  const { status } = current;
  const [values, setValues] = useState(EMPTY_FORM);
  const [isSent, setIsSent] = useState(false);

  if (current.status === 'pending' && current.user.deletionPlannedOn !== null) {
    return <PlannedDeletionPage on={current.user.deletionPlannedOn} />;
  }
  if (status === 'pending' || (query.has('pending_activation') && status !== 'active')) return <PendingActivation />;
  if (isSent) {
    return (
      <OutcomePage
        title={sent.title}
        intro={sent.text(values.email.trim())}
        actions={
          <>
            <LinkButton to={paths.home()} variant="primary">
              {sent.home}
            </LinkButton>
            <Button onClick={() => setIsSent(false)}>{sent.correct}</Button>
          </>
        }
      >
        <h2>{sent.stepsTitle}</h2>
        <Stack as="ol" gap={2} indent={6}>
          {sent.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <p>{sent.already}</p>
        <p>{sent.nothing}</p>
      </OutcomePage>
    );
  }
  return (
    <Page title={signup.title} intro={signup.intro}>
      <div className={styles.columns}>
        <SignupForm
          start={values}
          onSent={(sentValues) => {
            setValues(sentValues);
            setIsSent(true);
          }}
        />
        <Stack gap={3} align="start" className={styles.aside}>
          <p>{signup.haveAccount}</p>
          <Link to={paths.login()}>{signup.signIn}</Link>
          <Link to={paths.accountHelp()}>{signup.accountHelp}</Link>
        </Stack>
      </div>
    </Page>
  );
}
