import { directoryCalls, registrationCalls, type Registration } from '@valorisation/contract';
import { normalizeSiret, siretIssue, siretMessage } from '@valorisation/rules';
import { useEffect, useMemo, useRef } from 'react';
import { call } from '../../api/call';
import { isApiError } from '../../core/errors';
import { keptEstimate } from '../../amounts/model/keptEstimate';
import { tabKey } from '../../api/tabKey';
import { useAnswer } from '../../api/useAnswer';
import { signup } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { emailIssue } from '../../ui/emailIssue';
import { Notice } from '../../ui/Notice';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { TextArea, TextField } from '../../ui/TextField';
import { Stack } from '../../ui/layout/primitives';
import { useStableCallback } from '../../ui/useStableCallback';
import { companyAdvice, prefilled, type Lookup } from './companyAdvice';
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

const missing = (text: string): string | null => (text.trim() === '' ? signup.required : null);

/** Finds errors before the server is called. */
function faultsOf(form: Registration) {
  return {
    siret: siretMessage(form.siret),
    companyName: missing(form.companyName),
    postalAddress: missing(form.postalAddress),
    firstName: missing(form.firstName),
    lastName: missing(form.lastName),
    email: emailIssue(form.email),
    consent: form.consent ? null : signup.consentRequired,
  };
}

/** Looks a SIRET up in the public register while it is typed. The form never waits for the answer. */
function useLookup(typed: string): Lookup {
  const siret = siretIssue(typed) === null ? normalizeSiret(typed) : '';
  const given = { params: { siret } };
  const { found, error, isPending } = useAnswer(directoryCalls.company, given, { silent: true, enabled: siret !== '' });
  return useMemo(() => {
    if (siret === '') return { status: 'idle' };
    if (isPending) return { status: 'searching' };
    if (error === null && found !== undefined) return { status: 'found', company: found };
    return { status: isApiError(error) && error.code === 'etablissement_inconnu' ? 'unknown' : 'away' };
  }, [siret, found, error, isPending]);
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
    send: async (values) => {
      const estimate = keptEstimate.forRequest();
      const body = { ...values, email: values.email.trim(), ...(estimate !== undefined && { estimate }) };
      await call(registrationCalls.register, { body });
      onSent(values);
    },
  });
  const lookup = useLookup(form.value('siret'));
  const before = useRef<{ name: string | null; address: string | null }>({ name: null, address: null });
  const prefill = useStableCallback((name: string | null, address: string | null) => {
    const last = before.current;
    before.current = { name, address };
    form.change('companyName', (typed) => prefilled(typed, last.name, name));
    form.change('postalAddress', (typed) => prefilled(typed, last.address, address));
  });

  useEffect(() => {
    // Typing and searching change nothing yet. If the register has no establishment for the number, the earlier name is
    // removed.
    if (lookup.status === 'idle' || lookup.status === 'searching') return;
    if (lookup.status === 'found') prefill(lookup.company.name, lookup.company.address);
    else prefill(null, null);
  }, [lookup, prefill]);

  return (
    <BoundForm form={form} framed>
      <fieldset className={styles.group}>
        <legend>{signup.establishment}</legend>
        <TextField hint={signup.siretHint} inputMode="numeric" autoComplete="off" {...form.field('siret')} />
        {/* Always rendered, because a live region that appears with its text is not read out. */}
        <Stack gap={2} className={styles.advice} role="status">
          {companyAdvice(lookup).map((advice) => (
            <Notice key={advice.text} tone={advice.tone}>
              {advice.text}
            </Notice>
          ))}
        </Stack>
        <TextField autoComplete="organization" {...form.field('companyName')} />
        <TextArea autoComplete="street-address" rows={2} {...form.field('postalAddress')} />
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
      <Button type="submit" variant="primary" busy={form.busy} wide>
        {signup.submit}
      </Button>
    </BoundForm>
  );
}
