import { formatSiret } from '@valorisation/rules';
import { useNavigate } from 'react-router-dom';
import { accountCalls, type Correction } from '@valorisation/contract';
import { call } from '../../api/call';
import { session, useUser } from '../../api/session';
import type { User } from '../../api/user';
import { account } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { TextArea, TextField } from '../../ui/TextField';
import { Text } from '../../ui/layout/primitives';
import { showToast } from '../../core/toasts';

const { info } = account;

function PersonalInfoForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const renames = !user.associated;
  const form = useBoundForm<Required<Correction>>({
    labels: {
      firstName: info.firstName,
      lastName: info.lastName,
      postalAddress: info.address,
      ...(renames && { companyName: info.company }),
    },
    start: {
      firstName: user.firstName,
      lastName: user.lastName,
      postalAddress: user.postalAddress,
      companyName: user.companyName ?? '',
    },
    check: ({ companyName: name }) => ({
      companyName: renames && name.trim() === '' ? info.companyRequired : null,
    }),
    send: async ({ companyName, ...own }) => {
      const body = { ...own, ...(renames && { companyName }) };
      session.update(await call(accountCalls.correct, { body }));
      showToast(info.saved, 'success');
      void navigate(paths.account());
    },
  });
  return (
    <BoundForm form={form} className="max-480">
      <TextField autoComplete="given-name" optional {...form.field('firstName')} />
      <TextField autoComplete="family-name" optional {...form.field('lastName')} />
      <TextArea autoComplete="street-address" optional rows={3} {...form.field('postalAddress')} />
      {renames ? (
        <TextField
          autoComplete="organization"
          hint={info.siret((user.siret && formatSiret(user.siret)) ?? account.missing)}
          {...form.field('companyName')}
        />
      ) : (
        <Text tone="hint">{info.companyFixed(user.companyName ?? account.missing)}</Text>
      )}
      <Button type="submit" variant="primary" busy={form.busy}>
        {info.submit}
      </Button>
    </BoundForm>
  );
}

export function PersonalInfoPage() {
  const user = useUser();
  if (user === null) return null;
  return (
    <Page title={info.title} intro={info.intro} back={{ to: paths.account(), label: account.back }}>
      <PersonalInfoForm user={user} />
    </Page>
  );
}
