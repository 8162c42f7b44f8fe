import { useUser } from '../../api/session';
import { account } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { Stack, Text } from '../../ui/layout/primitives';
import { PasswordForm } from '../../account/PasswordForm';

const { change } = account;

export function AccountChangePage() {
  const user = useUser();
  if (user === null) return null;
  return (
    <Page title={change.title} back={{ to: paths.account(), label: account.back }}>
      <Stack gap={10}>
        <Stack as="section">
          <h2>{account.email}</h2>
          <Text reading>{change.emailText(user.email)}</Text>
          <div>
            <LinkButton to={paths.emailChange()}>{change.emailAction}</LinkButton>
          </div>
        </Stack>
        <Stack as="section">
          <h2>{account.password}</h2>
          <Text reading>{change.passwordText}</Text>
          <PasswordForm user={user} />
        </Stack>
      </Stack>
    </Page>
  );
}
