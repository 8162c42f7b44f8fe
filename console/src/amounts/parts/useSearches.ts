import { wordKey } from '@valorisation/rules';
import { useState } from 'react';

/** Adding letters to a search, or taking some away, does not make it another one. */
function withSearch(searches: readonly string[], typed: string): readonly string[] {
  const [last = '', next] = [searches.at(-1), typed.trim()];
  const [known, key] = [wordKey(last), wordKey(next)];
  if (key === '' || (known !== '' && known.startsWith(key))) return searches;
  return known !== '' && key.startsWith(known) ? [...searches.slice(0, -1), next] : [...searches, next];
}

/** The different searches of a visit. */
export function useSearches(initial: string) {
  const [searches, setSearches] = useState(() => withSearch([], initial));
  return {
    count: searches.length,
    note: (typed: string) => setSearches((before) => withSearch(before, typed)),
  };
}
