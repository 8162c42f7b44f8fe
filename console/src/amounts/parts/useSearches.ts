import { wordKey } from '@valorisation/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { reportLeftSearches } from '../../api/leftSearches';

/** Adding letters to a search, or taking some away, does not make it another one. */
function withSearch(searches: readonly string[], typed: string): readonly string[] {
  const [last = '', next] = [searches.at(-1), typed.trim()];
  const [known, key] = [wordKey(last), wordKey(next)];
  if (key === '' || (known !== '' && known.startsWith(key))) return searches;
  return known !== '' && key.startsWith(known) ? [...searches.slice(0, -1), next] : [...searches, next];
}

/**
 * The different searches of a visit. When a person leaves without a choice, they are reported once. What reports them is
 * loaded with the first search, because it could not be loaded any more while the page is left.
 */
export function useSearches(initial = '') {
  const [searches, setSearches] = useState(() => withSearch([], initial));
  const hasChosen = useRef(false);
  const report = useRef<typeof reportLeftSearches>(undefined);
  const isAny = searches.length > 0;

  const leave = useEffectEvent(() => {
    if (!hasChosen.current && isAny) report.current?.(searches);
    hasChosen.current = true;
  });
  useEffect(() => {
    if (isAny) {
      import('../../api/leftSearches').then(
        (loaded) => (report.current = loaded.reportLeftSearches),
        () => undefined,
      );
    }
  }, [isAny]);
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    count: searches.length,
    note: (typed: string) => setSearches((before) => withSearch(before, typed)),
    choose: () => {
      hasChosen.current = true;
    },
  };
}
