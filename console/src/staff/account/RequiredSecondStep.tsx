/** The only page for a person who must set up a code before anything else. */
import { session } from '../../api/session';
import type { User } from '../../api/user';
import { staffAccount } from '../../i18n/fr';
import { AppLayout } from '../../layout/AppLayout';
import { Page } from '../../layout/Page';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/primitives';
import { SecondStepSetUp } from './SecondStepSetUp';

const words = staffAccount.required;

export function RequiredSecondStep({ user }: { user: User }) {
  return (
    <AppLayout>
      <Page title={words.title} intro={words.intro}>
        <Stack>
          <SecondStepSetUp user={user} onDone={() => void session.check()} />
          <div>
            <Button onClick={() => void session.signOut()}>{words.signOut}</Button>
          </div>
        </Stack>
      </Page>
    </AppLayout>
  );
}
