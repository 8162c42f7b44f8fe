/** How one signs in: e-mail address, password, and the sessions that are open. */
import { useUser } from '../../api/session';
import { account } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import styles from './Account.module.css';
import { PasswordForm } from './PasswordForm';
import { SessionsList } from './SessionsList';

const { change, sessions } = account;

export function AccountChangePage() {
  const user = useUser();
  if (user === null) return null;
  return (
    <Page title={change.title} back={{ to: paths.account(), label: account.back }}>
      <div className={styles.blocks}>
        <section className={styles.block}>
          <h2>{account.email}</h2>
          <p className={styles.text}>{change.emailText(user.email)}</p>
          <div>
            <LinkButton to={paths.emailChange()}>{change.emailAction}</LinkButton>
          </div>
        </section>
        <section className={styles.block}>
          <h2>{account.password}</h2>
          <p className={styles.text}>{change.passwordText}</p>
          <PasswordForm user={user} />
        </section>
        <section className={styles.block}>
          <h2>{sessions.title}</h2>
          <p className={styles.text}>{sessions.text}</p>
          <SessionsList />
        </section>
      </div>
    </Page>
  );
}
