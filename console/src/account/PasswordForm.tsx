import { passwordMessage, passwordMessages } from '@valorisation/rules';
import { useQueryClient } from '@tanstack/react-query';
import { accountCalls, type PasswordChange } from '@valorisation/contract';
import { call } from '../api/call';
import type { User } from '../api/user';
import { account } from '../i18n/fr';
import { Button } from '../ui/Button';
import { NewPasswordField, PasswordField } from '../ui/PasswordField';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm } from '../ui/form/useBoundForm';
import { showToast } from '../core/toasts';

const { change } = account;

export function PasswordForm({ user }: { user: User }) {
  const client = useQueryClient();
  const form = useBoundForm<Required<PasswordChange>>({
    labels: { password: change.current, newPassword: change.next },
    start: { password: '', newPassword: '' },
    check: ({ password: current, newPassword: next }) => ({
      password: current === '' ? passwordMessages.required : null,
      newPassword: passwordMessage(next),
    }),
    send: async (body) => {
      await call(accountCalls.changePassword, { body });
      form.reset();
      showToast(change.changed, 'success');
      await client.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  return (
    <BoundForm form={form} className="max-480">
      {/* Tells password managers which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField {...form.field('password')} />
      <NewPasswordField personal={[user.email, user.firstName, user.lastName]} {...form.control('newPassword')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {change.submit}
      </Button>
    </BoundForm>
  );
}
