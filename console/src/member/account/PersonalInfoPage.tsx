/** Informations personnelles: names, address and, for a main account, the establishment's name. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownAccount } from '../../api/ownAccount';
import { useUser } from '../../api/session';
import { useSubmission } from '../../api/useSubmission';
import type { User } from '../../api/user';
import { account } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Refusal } from '../../ui/Refusal';
import { groupSiret } from '../../ui/siret';
import { TextArea, TextField } from '../../ui/TextField';
import { showToast } from '../../ui/toasts';
import styles from './Account.module.css';

const { info } = account;

function PersonalInfoForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [postalAddress, setPostalAddress] = useState(user.postalAddress);
  const [companyName, setCompanyName] = useState(user.companyName ?? '');
  const renames = !user.associated;
  const { form, busy, refusal, faults, onSubmit } = useSubmission(
    () => ({ company_name: renames && companyName.trim() === '' ? info.companyRequired : null }),
    async () => {
      await ownAccount.correct({ firstName, lastName, postalAddress, ...(renames && { companyName }) });
      showToast(info.saved, 'success');
      void navigate(paths.account());
    },
  );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <Refusal text={refusal} />
      <TextField
        label={info.firstName}
        name="firstName"
        autoComplete="given-name"
        optional
        value={firstName}
        error={faults['user_firstname']}
        onChange={(event) => setFirstName(event.target.value)}
      />
      <TextField
        label={info.lastName}
        name="lastName"
        autoComplete="family-name"
        optional
        value={lastName}
        error={faults['user_lastname']}
        onChange={(event) => setLastName(event.target.value)}
      />
      <TextArea
        label={info.address}
        name="postalAddress"
        autoComplete="street-address"
        optional
        rows={3}
        value={postalAddress}
        error={faults['user_address']}
        onChange={(event) => setPostalAddress(event.target.value)}
      />
      {renames ? (
        <TextField
          label={info.company}
          name="companyName"
          autoComplete="organization"
          hint={info.siret(groupSiret(user.siret) ?? account.missing)}
          value={companyName}
          error={faults['company_name']}
          onChange={(event) => setCompanyName(event.target.value)}
        />
      ) : (
        <p className={styles.hint}>{info.companyFixed(user.companyName ?? account.missing)}</p>
      )}
      <Button type="submit" variant="primary" busy={busy} wide>
        {info.submit}
      </Button>
    </form>
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
