/** Looks a SIRET up in the public register while it is typed; the form never waits for it. */
import { normalizeSiret, siretIssue } from '@valorisation/rules';
import { useEffect, useState } from 'react';
import { isApiError } from '../../api/errors';
import { registration } from '../../api/registration';
import type { Lookup } from './companyAdvice';

export function useCompanyLookup(typed: string): Lookup {
  const siret = siretIssue(typed) === null ? normalizeSiret(typed) : null;
  const [lookup, setLookup] = useState<Lookup>({ status: 'idle' });

  useEffect(() => {
    if (siret === null) {
      setLookup({ status: 'idle' });
      return undefined;
    }
    const leaving = new AbortController();
    setLookup({ status: 'searching' });
    registration.findCompany(siret, leaving.signal).then(
      (company) => setLookup({ status: 'found', company }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setLookup({ status: isApiError(error) && error.code === 'etablissement_inconnu' ? 'unknown' : 'away' });
      },
    );
    return () => leaving.abort();
  }, [siret]);

  return lookup;
}
