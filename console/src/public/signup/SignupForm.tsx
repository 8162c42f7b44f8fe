import { siretMessage } from '@valorisation/rules';
import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import { registration, type Registration } from '../../api/registration';
import { useSubmission } from '../../api/useSubmission';
import { signup } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { emailIssue } from '../../ui/emailIssue';
import { Notice } from '../../ui/Notice';
import { Refusal } from '../../ui/Refusal';
import { TextArea, TextField } from '../../ui/TextField';
import signInStyles from '../SignIn.module.css';
import { companyAdvice, prefilled } from './companyAdvice';
import { ConsentField } from './ConsentField';
import styles from './SignupForm.module.css';
import { useCompanyLookup } from './useCompanyLookup';

export const EMPTY_FORM: Registration = {
  siret: '',
  companyName: '',
  postalAddress: '',
  firstName: '',
  lastName: '',
  email: '',
  consent: false,
};

const missing = (text: string): string | null => (text.trim() === '' ? signup.required : null);

/** What is wrong before the server is asked, by the names of the wire and in the order of the form. */
function faultsOf(form: Registration) {
  return {
    siret: siretMessage(form.siret),
    company_name: missing(form.companyName),
    user_address: missing(form.postalAddress),
    user_firstname: missing(form.firstName),
    user_lastname: missing(form.lastName),
    user_email: emailIssue(form.email),
    rgpd: form.consent ? null : signup.consentRequired,
  };
}

export interface SignupFormProps {
  values: Registration;
  setValues: Dispatch<SetStateAction<Registration>>;
  onSent: () => void;
}

export function SignupForm({ values, setValues, onSent }: SignupFormProps) {
  const lookup = useCompanyLookup(values.siret);
  const before = useRef<{ name: string | null; address: string | null }>({ name: null, address: null });
  const { form, busy, refusal, faults, onSubmit } = useSubmission(
    () => faultsOf(values),
    async () => {
      await registration.send(values);
      onSent();
    },
  );

  useEffect(() => {
    // What is being typed or looked up changes nothing yet; a number without a known establishment takes the name of the
    // one before away.
    if (lookup.status === 'idle' || lookup.status === 'searching') return;
    const { name, address } = lookup.status === 'found' ? lookup.company : { name: null, address: null };
    const last = before.current;
    before.current = { name, address };
    setValues((now) => ({
      ...now,
      companyName: prefilled(now.companyName, last.name, name),
      postalAddress: prefilled(now.postalAddress, last.address, address),
    }));
  }, [lookup, setValues]);

  const text = (key: Exclude<keyof Registration, 'consent'>, name: string) => ({
    name,
    value: values[key],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => setValues((now) => ({ ...now, [key]: target.value })),
  });

  return (
    <form ref={form} className={signInStyles.form} noValidate onSubmit={onSubmit}>
      <Refusal text={refusal} />
      <fieldset className={styles.group}>
        <legend>{signup.establishment}</legend>
        <TextField
          label={signup.siret}
          hint={signup.siretHint}
          inputMode="numeric"
          autoComplete="off"
          {...text('siret', 'siret')}
        />
        {/* Always there: a region that comes with its text is not read. */}
        <div className={styles.advice} role="status">
          {companyAdvice(lookup).map((advice) => (
            <Notice key={advice.text} tone={advice.tone}>
              {advice.text}
            </Notice>
          ))}
        </div>
        <TextField label={signup.companyName} autoComplete="organization" {...text('companyName', 'company_name')} />
        <TextArea
          label={signup.address}
          autoComplete="street-address"
          rows={2}
          {...text('postalAddress', 'user_address')}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{signup.person}</legend>
        <div className={styles.names}>
          <TextField label={signup.firstName} autoComplete="given-name" {...text('firstName', 'user_firstname')} />
          <TextField label={signup.lastName} autoComplete="family-name" {...text('lastName', 'user_lastname')} />
        </div>
        <TextField
          label={signup.email}
          hint={signup.emailHint}
          type="email"
          autoComplete="email"
          {...text('email', 'user_email')}
        />
      </fieldset>
      <ConsentField
        checked={values.consent}
        error={faults['rgpd']}
        onChange={(consent) => setValues((now) => ({ ...now, consent }))}
      />
      <Button type="submit" variant="primary" busy={busy} wide>
        {signup.submit}
      </Button>
    </form>
  );
}
