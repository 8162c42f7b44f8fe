/** Informations personnelles: names, address and, for a main account, the establishment's name. */
import { formatSiret } from '@valorisation/rules';
import { useNavigate } from 'react-router-dom';
import type { CorrectAccountRequest } from '../../api/contract';
import { ownAccount } from '../../api/ownAccount';
import { useUser } from '../../api/session';
import type { User } from '../../api/user';
import { account } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { TextArea, TextField } from '../../ui/TextField';
import { showToast } from '../../ui/toasts';
import styles from './Account.module.css';

const { info } = account;

function PersonalInfoForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const renames = !user.associated;
  const form = useBoundForm<Required<CorrectAccountRequest>>({
    labels: {
      user_firstname: info.firstName,
      user_lastname: info.lastName,
      user_address: info.address,
      ...(renames && { company_name: info.company }),
    },
    start: {
      user_firstname: user.firstName,
      user_lastname: user.lastName,
      user_address: user.postalAddress,
      company_name: user.companyName ?? '',
    },
    check: ({ company_name: name }) => ({
      company_name: renames && name.trim() === '' ? info.companyRequired : null,
    }),
    send: async ({ company_name, ...own }) => {
      await ownAccount.correct({ ...own, ...(renames && { company_name }) });
      showToast(info.saved, 'success');
      void navigate(paths.account());
    },
  });
  return (
    <BoundForm form={form} className={styles.form}>
      <TextField autoComplete="given-name" optional {...form.field('user_firstname')} />
      <TextField autoComplete="family-name" optional {...form.field('user_lastname')} />
      <TextArea autoComplete="street-address" optional rows={3} {...form.field('user_address')} />
      {renames ? (
        <TextField
          autoComplete="organization"
          hint={info.siret((user.siret && formatSiret(user.siret)) ?? account.missing)}
          {...form.field('company_name')}
        />
      ) : (
        <p className={styles.hint}>{info.companyFixed(user.companyName ?? account.missing)}</p>
      )}
      <Button type="submit" variant="primary" busy={form.busy} wide>
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
