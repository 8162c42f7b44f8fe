import { Title } from 'react-admin';
import { PasswordForm } from '../../account/PasswordForm';
import { SessionsList } from '../../account/SessionsList';
import { useUser } from '../../api/session';
import { account, staffAccount as words } from '../../i18n/fr';
import { Stack, Text } from '../../ui/layout/primitives';
import { StaffTitle } from '../kit/StaffTitle';
import { SecondStepSection } from './SecondStepSection';
import { WeeklyMail } from './WeeklyMail';
import styles from './StaffAccount.module.css';

export function StaffAccountPage() {
  const user = useUser();
  if (user === null) return null;
  return (
    <Stack gap={10} className={styles.page}>
      <Title title={<StaffTitle text={words.title} />} />
      <p>{words.identity(user.fullName, user.email)}</p>
      <Stack as="section">
        <h2>{words.code.title}</h2>
        <SecondStepSection user={user} />
      </Stack>
      <Stack as="section">
        <h2>{words.weekly.title}</h2>
        <WeeklyMail />
      </Stack>
      <Stack as="section">
        <h2>{words.password}</h2>
        <Text reading>{words.passwordText}</Text>
        <PasswordForm user={user} />
      </Stack>
      <Stack as="section">
        <h2>{account.sessions.title}</h2>
        <Text reading>{words.sessionsText}</Text>
        <SessionsList />
      </Stack>
    </Stack>
  );
}
