import { directoryCalls } from '@valorisation/contract';
import { normalizeSiret, siretIssue } from '@valorisation/rules';
import { useEffect, useMemo, useRef } from 'react';
import { useAnswer } from '../api/useAnswer';
import { isApiError } from '../core/errors';
import { useStableCallback } from '../ui/useStableCallback';
import { prefilled, type Lookup } from './companyAdvice';

export type CompanyField = 'companyName' | 'postalAddress';

/**
 * Looks a SIRET up in the public register while it is typed, and fills name and address in. The form never waits for the
 * answer.
 */
export function useCompanyLookup(
  typedSiret: string,
  change: (field: CompanyField, next: (typed: string) => string) => void,
): Lookup {
  const lookup = useLookup(typedSiret);
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
  return lookup;
}

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
