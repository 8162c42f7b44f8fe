/** Thousands of rows take seconds to render, so all but the first are rendered on request or for printing. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More than most establishments have. */
export const MOST_AT_ONCE = 500;

/** The rows that are rendered before all are requested, and the number of the others. */
export function atOnce<Row>(rows: readonly Row[]): { readonly drawn: readonly Row[]; readonly left: number } {
  return { drawn: rows.slice(0, MOST_AT_ONCE), left: Math.max(0, rows.length - MOST_AT_ONCE) };
}

export function useRowsAtOnce<Row>(rows: readonly Row[]) {
  const [isAll, setIsAll] = useState(false);

  useEffect(() => {
    // The browser prints the page as it is when this event ends, so all rows are rendered before.
    const showAll = () => flushSync(() => setIsAll(true));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);

  return { ...(isAll ? { drawn: rows, left: 0 } : atOnce(rows)), showAll: () => setIsAll(true) };
}
