import { directoryCalls } from '@valorisation/contract';
import { normalizeSiret, siretIssue } from '@valorisation/rules';
import { useEffect, useMemo, useRef, type ComponentProps } from 'react';
import { useAnswer } from '../api/useAnswer';
import { isApiError } from '../core/errors';
import { signup } from '../i18n/fr';
import { Stack } from '../ui/layout/primitives';
import { Notice } from '../ui/Notice';
import { TextArea, TextField } from '../ui/TextField';
import { useStableCallback } from '../ui/useStableCallback';
import styles from './CompanyFields.module.css';
import { companyAdvice, prefilled, type Lookup } from './companyAdvice';

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

type Found = 'companyName' | 'postalAddress';

interface CompanyFieldsProps {
  /** The typed number. */
  siret: string;
  siretField: ComponentProps<typeof TextField>;
  nameField: ComponentProps<typeof TextField>;
  addressField: ComponentProps<typeof TextArea>;
  change: (field: Found, next: (typed: string) => string) => void;
}

/** SIRET, name and address of an establishment. The public register fills in what it knows. */
export function CompanyFields({ siret, siretField, nameField, addressField, change }: CompanyFieldsProps) {
  const lookup = useLookup(siret);
  const before = useRef<{ name: string | null; address: string | null }>({ name: null, address: null });
  const prefill = useStableCallback((name: string | null, address: string | null) => {
    const last = before.current;
    before.current = { name, address };
    change('companyName', (typed) => prefilled(typed, last.name, name));
    change('postalAddress', (typed) => prefilled(typed, last.address, address));
  });

  useEffect(() => {
    // Typing and searching change nothing yet. If the register has no establishment for the number, the earlier name is
    // removed.
    if (lookup.status === 'idle' || lookup.status === 'searching') return;
    if (lookup.status === 'found') prefill(lookup.company.name, lookup.company.address);
    else prefill(null, null);
  }, [lookup, prefill]);

  return (
    <>
      <TextField hint={signup.siretHint} inputMode="numeric" autoComplete="off" {...siretField} />
      {/* Always rendered, because a live region that appears with its text is not read out. */}
      <Stack gap={2} className={styles.advice} role="status">
        {companyAdvice(lookup).map((advice) => (
          <Notice key={advice.text} tone={advice.tone}>
            {advice.text}
          </Notice>
        ))}
      </Stack>
      <TextField autoComplete="organization" {...nameField} />
      <TextArea autoComplete="street-address" rows={2} {...addressField} />
    </>
  );
}
