import { passwordMessage } from '@valorisation/rules';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { accountCalls, registrationCalls, type NewPassword } from '@valorisation/contract';
import { call } from '../api/call';
import { ApiError, isApiError, messageOf } from '../core/errors';
import { keptEstimate } from '../amounts/model/keptEstimate';
import { session, useUser } from '../api/session';
import { useAsked } from '../api/useAnswer';
import { isStaff, type User } from '../api/user';
import { signup } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { NewPasswordField } from '../ui/PasswordField';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm } from '../ui/form/useBoundForm';
import { showToast } from '../core/toasts';
import { wantedPage } from './loginForm';
import { MailLinkPage } from './MailLinkPage';
import styles from './SignIn.module.css';
import { useMailLink } from './useMailLink';

const { finish } = signup;

interface FormProps {
  token: string;
  user: User;
  /** Returns true when the server refused the link, because the page then says so. */
  onRefused: (error: unknown) => boolean;
}

function ActivationForm({ token, user, onRefused }: FormProps) {
  const navigate = useNavigate();
  const location: { state: unknown } = useLocation();
  const form = useBoundForm<Required<NewPassword>>({
    labels: { password: finish.label },
    start: { password: '' },
    check: ({ password }) => ({ password: passwordMessage(password) }),
    send: async (body) => {
      const { estimate, ...opened } = await call(registrationCalls.activate, { body }, { token });
      session.begin(opened);
      if (estimate !== undefined) keptEstimate.keep(estimate);
      showToast(finish.done, 'success');
      const own = isStaff(user) ? paths.admin() : paths.dashboard();
      const begun = estimate !== undefined ? paths.newValuation({ estimation: 1 }) : wantedPage(location.state);
      void navigate(begun ?? own, { replace: true });
    },
    takesRefusal: onRefused,
  });
  return (
    <BoundForm form={form}>
      {/* Password managers store the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <NewPasswordField
        personal={[user.email, user.firstName, user.lastName, user.companyName ?? '']}
        {...form.control('password')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {finish.submit}
      </Button>
    </BoundForm>
  );
}

/** A form that sends a new link when this one is no longer valid. */
function Renewal({ token, onSent }: { token: string; onSent: () => void }) {
  const [busy, setBusy] = useState(false);

  async function renew() {
    setBusy(true);
    try {
      await call(registrationCalls.renewActivation, {}, { token });
      onSent();
    } catch (error) {
      showToast(messageOf(error), 'error');
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => void renew()}>
        {finish.renew}
      </Button>
      <LinkButton to={paths.login()}>{finish.signIn}</LinkButton>
    </>
  );
}

/** When the call answers no account for the token, this page treats the link as invalid. */
async function invitedBy(token: string, signal?: AbortSignal): Promise<User> {
  try {
    return await call(accountCalls.user, {}, { token, ...(signal && { signal }) });
  } catch (error) {
    if (!isApiError(error) || error.code !== 'session_absente') throw error;
    throw new ApiError(error.status, 'lien_invalide', error.message);
  }
}

/** The activation of an account by the link of its mail (/signup/finish/{tk}). */
export function SignupFinishPage() {
  const { tk = '' } = useParams();
  const user = useUser();
  const [link, refuse, retry] = useMailLink(useAsked(tk, async (signal) => invitedBy(tk, signal)));
  const [isSent, setIsSent] = useState(false);

  if (isSent) {
    return (
      <OutcomePage title={finish.sentTitle} actions={<LinkButton to={paths.login()}>{finish.signIn}</LinkButton>}>
        <p>{finish.sent}</p>
        <p>{finish.nothing}</p>
      </OutcomePage>
    );
  }
  return (
    <MailLinkPage
      title={finish.title}
      link={link}
      onRetry={retry}
      renewal={
        user?.active === true ? (
          <LinkButton to={isStaff(user) ? paths.admin() : paths.dashboard()} variant="primary">
            {isStaff(user) ? finish.staff : finish.dashboard}
          </LinkButton>
        ) : link.status === 'dead' && link.code === 'lien_invalide' ? (
          <LinkButton to={paths.login()} variant="primary">
            {finish.signIn}
          </LinkButton>
        ) : (
          <Renewal token={tk} onSent={() => setIsSent(true)} />
        )
      }
    >
      {(invited) => (
        <Page
          title={finish.title}
          intro={
            invited.companyName === null
              ? finish.intro(invited.email)
              : finish.introOf(invited.email, invited.companyName)
          }
        >
          <div className={styles.columns}>
            <ActivationForm token={tk} user={invited} onRefused={refuse} />
          </div>
        </Page>
      )}
    </MailLinkPage>
  );
}
