import { registrationCalls, type Registration } from '@valorisation/contract';
import { siretMessage } from '@valorisation/rules';
import { CompanyFields } from '../../account/CompanyFields';
import { call } from '../../api/call';
import { keptEstimate } from '../../amounts/model/keptEstimate';
import { tabKey } from '../../api/tabKey';
import { signup } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { emailIssue } from '../../ui/emailIssue';
import { Notice } from '../../ui/Notice';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { TextField } from '../../ui/TextField';
import { ConsentField } from './ConsentField';
import styles from './SignupForm.module.css';

export const EMPTY_FORM: Registration = {
  siret: '',
  companyName: '',
  postalAddress: '',
  firstName: '',
  lastName: '',
  email: '',
  consent: false,
};

const LABELS = {
  siret: signup.siret,
  companyName: signup.companyName,
  postalAddress: signup.address,
  firstName: signup.firstName,
  lastName: signup.lastName,
  email: signup.email,
  consent: signup.consentLabel,
};

const missing = (field: keyof typeof signup.missing, text: string): string | null =>
  text.trim() === '' ? signup.missing[field] : null;

/** Finds errors before the server is called. */
function faultsOf(form: Registration) {
  return {
    siret: siretMessage(form.siret),
    companyName: missing('companyName', form.companyName),
    postalAddress: missing('postalAddress', form.postalAddress),
    firstName: missing('firstName', form.firstName),
    lastName: missing('lastName', form.lastName),
    email: emailIssue(form.email),
    consent: form.consent ? null : signup.consentRequired,
  };
}

export interface SignupFormProps {
  start: Registration;
  onSent: (sent: Registration) => void;
}

export function SignupForm({ start, onSent }: SignupFormProps) {
  const form = useBoundForm<Registration>({
    labels: LABELS,
    keptAs: tabKey('inscription', 0),
    start,
    check: faultsOf,
    checkedOnLeave: ['siret'],
    send: async (values) => {
      const estimate = keptEstimate.forRequest();
      const body = { ...values, email: values.email.trim(), ...(estimate !== undefined && { estimate }) };
      await call(registrationCalls.register, { body });
      onSent(values);
    },
  });
  return (
    <BoundForm form={form}>
      <fieldset className={styles.group}>
        <legend>{signup.establishment}</legend>
        <CompanyFields
          siret={form.value('siret')}
          siretField={form.field('siret')}
          nameField={form.field('companyName')}
          addressField={form.field('postalAddress')}
          change={(field, next) => form.change(field, next)}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{signup.person}</legend>
        <div className={styles.names}>
          <TextField autoComplete="given-name" {...form.field('firstName')} />
          <TextField autoComplete="family-name" {...form.field('lastName')} />
        </div>
        <TextField hint={signup.emailHint} type="email" autoComplete="email" {...form.field('email')} />
      </fieldset>
      {keptEstimate.forRequest() !== undefined && <Notice>{signup.estimate}</Notice>}
      <ConsentField {...form.field('consent')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {signup.submit}
      </Button>
    </BoundForm>
  );
}
