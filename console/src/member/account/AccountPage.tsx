import { formatSiret } from '@valorisation/rules';
import { session, useUser } from '../../api/session';
import { account } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { Stack, Text } from '../../ui/layout/primitives';
import { SessionsList } from '../../account/SessionsList';
import styles from './Account.module.css';
import { Facts } from './Facts';

export function AccountPage() {
  const user = useUser();
  if (user === null) return null;
  return (
    <Page
      title={account.title}
      intro={`${account.intro} ${user.associated ? account.associatedRights : account.mainRights}`}
    >
      <div className={styles.sections}>
        <Facts
          title={account.identity}
          facts={[
            [account.fullName, user.fullName],
            [account.address, user.postalAddress],
            [account.kind, user.associated ? account.associated : account.main],
          ]}
          action={
            <LinkButton variant="quiet" flush="start" to={paths.personalInfo()}>
              {account.correct}
            </LinkButton>
          }
        />
        <Facts
          title={account.access}
          facts={[[account.email, user.email]]}
          action={
            <Stack gap={0} align="start">
              <LinkButton variant="quiet" flush="start" to={paths.accountChange()}>
                {account.changeAccess}
              </LinkButton>
              <Button variant="quiet" flush="start" onClick={() => void session.signOut()}>
                {account.signOut}
              </Button>
            </Stack>
          }
        />
        <Facts
          title={account.establishment}
          facts={[
            [account.company, user.companyName],
            [account.siret, user.siret && formatSiret(user.siret)],
          ]}
          action={
            <Stack gap={0} align="start">
              <LinkButton variant="quiet" flush="start" to={paths.establishments()}>
                {account.establishments}
              </LinkButton>
              <LinkButton variant="quiet" flush="start" to={paths.dataProtection()}>
                {account.dataProtection}
              </LinkButton>
              {!user.associated && (
                <>
                  <LinkButton variant="quiet" flush="start" to={paths.associatedAccounts()}>
                    {account.associatedAccounts}
                  </LinkButton>
                  <LinkButton variant="quiet" flush="start" to={paths.payroll()}>
                    {account.payrollKeys}
                  </LinkButton>
                </>
              )}
            </Stack>
          }
        />
      </div>
      <Stack as="section" above={8}>
        <h2>{account.sessions.title}</h2>
        <Text reading>{account.sessions.text}</Text>
        <SessionsList />
      </Stack>
    </Page>
  );
}
